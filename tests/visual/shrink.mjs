/**
 * Writes a PNG smaller, pixel by pixel the same. A browser filters each row before it packs it, as
 * is best for photographs; pages are mostly flat, and pack better as they are.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The pieces of a PNG in their order. */
function chunksOf(png) {
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The PNG standard's guess at a byte from those to its left, above it, and above left. */
function paeth(left, above, corner) {
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(left + above - corner - value));
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** The amount that each filter of the standard takes from a byte, by the filter's number. */
const FILTERS = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Takes the filters off, in place: each row begins with the number of its filter. */
function unfilter(rows, rowLength, pixelLength) {
  for (let start = 0; start < rows.length; start += rowLength) {
    const guess = FILTERS[rows[start]];
    rows[start] = 0;
    for (let i = 1; i < rowLength; i += 1) {
      const inRow = i > pixelLength;
      const left = inRow ? rows[start + i - pixelLength] : 0;
      const above = start > 0 ? rows[start + i - rowLength] : 0;
      const corner = inRow && start > 0 ? rows[start + i - rowLength - pixelLength] : 0;
      rows[start + i] += guess(left, above, corner);
    }
  }
}

/** The same picture in fewer bytes: eight bits for each of red, green, blue, and maybe alpha. */
export function shrink(png) {
  const chunks = chunksOf(png);
  const header = chunks[0].data;
  const [width, depth, kind] = [header.readUInt32BE(0), header[8], header[9]];
  const pixelLength = { 2: 3, 6: 4 }[kind];
  if (depth !== 8 || pixelLength === undefined) return png;
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const rows = inflateSync(Buffer.concat(packed));
  unfilter(rows, width * pixelLength + 1, pixelLength);
  const smaller = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return smaller.length < png.length ? smaller : png;
}
