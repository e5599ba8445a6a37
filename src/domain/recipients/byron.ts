/** The result of reading a Byron address of Cardano. */
export interface ByronAddress {
  readonly isTestnet: boolean;
}

/**
 * The CRC-32 of IEEE 802.3, reflected. It is calculated bit by bit, which is fast enough because addresses are short.
 */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

/** The major types of CBOR (RFC 8949) that a Byron address contains. */
const MAJOR = { number: 0, bytes: 2, list: 4, map: 5, tag: 6 } as const;

/** The number of bytes that follow the first byte of an item, by the low five bits of the first byte. */
const WIDTHS: Readonly<Record<number, number>> = { 24: 1, 25: 2, 26: 4 };

/** The tag of a byte string that contains CBOR. */
const ENCODED = 24;

const ROOT_LENGTH = 28;
const NETWORK_MAGIC = 2;

/** Reads CBOR. After a read past the end or of an unexpected type, `isAtEnd` is always false. */
class Reader {
  #at = 0;

  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** Reads the number in the head of the next item, which must have the type `major`. */
  take(major: number): number {
    const first = this.#bytes[this.#at] ?? 0;
    const low = first & 31;
    const width = low < 24 ? 0 : (WIDTHS[low] ?? Number.POSITIVE_INFINITY);
    const from = this.#at + 1;
    this.#at = first >> 5 === major ? from + width : Number.POSITIVE_INFINITY;
    const tail = this.#bytes.subarray(from, from + width);
    return width === 0 ? low : tail.reduce((sum, byte) => sum * 256 + byte, 0);
  }

  takeBytes(): Uint8Array {
    const length = this.take(MAJOR.bytes);
    const from = this.#at;
    this.#at += length;
    return this.#bytes.subarray(from, this.#at);
  }
}

/** The keys of the attributes; undefined if there are more than two. */
function attributeKeys(reader: Reader): readonly number[] | undefined {
  const count = reader.take(MAJOR.map);
  if (count > 2) return undefined;
  const keys: number[] = [];
  while (keys.length < count) {
    keys.push(reader.take(MAJOR.number));
    reader.takeBytes();
  }
  return keys;
}

/**
 * Reads the bytes of a Byron address (CIP-19); undefined if they are invalid. The bytes are a list of the payload and
 * its CRC-32. The payload is encoded in CBOR again, as a list of root, attributes and type. Only the attributes of a
 * testnet address contain the network's magic number.
 */
export function readByron(bytes: Uint8Array): ByronAddress | undefined {
  const outer = new Reader(bytes);
  if (outer.take(MAJOR.list) !== 2 || outer.take(MAJOR.tag) !== ENCODED) return undefined;
  const payload = outer.takeBytes();
  if (outer.take(MAJOR.number) !== crc32(payload) || !outer.isAtEnd) return undefined;

  const inner = new Reader(payload);
  if (inner.take(MAJOR.list) !== 3 || inner.takeBytes().length !== ROOT_LENGTH) return undefined;
  const keys = attributeKeys(inner);
  inner.take(MAJOR.number);
  return keys && inner.isAtEnd ? { isTestnet: keys.includes(NETWORK_MAGIC) } : undefined;
}
