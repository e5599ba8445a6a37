import type { PriceUpdate } from '#src/adapters/walletAdapter';

/** Returns a `fetch` that inserts events into the server's streams of prices, and a function that pushes an event. */
export function pushedPrices() {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();

  function withPushed(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = body.getReader();
    let end = () => {};
    return new ReadableStream({
      start(stream) {
        streams.add(stream);
        end = () => streams.delete(stream);
      },
      async pull(stream) {
        // `read` rejects if the request was aborted. The error then ends the stream.
        const { done, value } = await reader.read().catch((error: unknown) => {
          end();
          throw error;
        });
        if (!done) return stream.enqueue(value);
        end();
        stream.close();
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    });
  }

  const pushingFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream !== true || !response.body) return response;
    return new Response(withPushed(response.body), response);
  };

  return {
    fetch: pushingFetch,
    push(update: PriceUpdate) {
      const event = encoder.encode(`data: ${JSON.stringify(update)}\n\n`);
      for (const stream of streams) stream.enqueue(event);
    },
  };
}
