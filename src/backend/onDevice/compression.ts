/** The rejection for data that would decompress to more bytes than are allowed. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Compresses a text with gzip. */
export async function compress(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Decompresses a text. Rejects with `TooLarge` as soon as the result exceeds `most` bytes, so that they are never in
 * memory. Rejects with a `TypeError` if the data is damaged.
 */
export async function decompress(data: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  let count = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count += chunk.byteLength;
      if (count > most) controller.error(new TooLarge());
      else controller.enqueue(chunk);
    },
  });
  const stream = new Blob([data])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(limit);
  return new Response(stream).text();
}
