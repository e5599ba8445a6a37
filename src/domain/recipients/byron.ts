/** The data in a Byron address, which is an address of Cardano's first generation. */
export interface ByronAddress {
  readonly isTestnet: boolean;
}

/**
 * Returns the CRC-32 checksum of IEEE 802.3. The checksum is calculated bit by bit, which is fast enough for short
 * addresses.
 */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

/** The types of CBOR items (RFC 8949) that a Byron address contains. */
const MAJOR = { number: 0, bytes: 2, list: 4, map: 5, tag: 6 } as const;

/** The number of bytes that follow the first byte of a CBOR item, by the low five bits of that byte. */
const WIDTHS: Readonly<Record<number, number>> = { 24: 1, 25: 2, 26: 4 };

/** The CBOR tag of a byte string that contains encoded CBOR. */
const ENCODED = 24;

const ROOT_LENGTH = 28;
const NETWORK_MAGIC = 2;

/**
 * Reads CBOR items from bytes. After a read past the end, or of an item with another type than expected, `isAtEnd`
 * stays false.
 */
class Reader {
  #at = 0;

  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** Reads the number in the first bytes of the next item, whose type must be `major`. */
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

/** Returns the keys of an address's attributes. Returns undefined if there are more than two attributes. */
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
 * Reads a Byron address (CIP-19). Returns undefined if the bytes are invalid.
 *
 * - The bytes are a CBOR list of the payload and its CRC-32.
 * - The payload is a list of the root, the attributes and the type, which is encoded as CBOR in a byte string.
 * - The attributes contain the network's magic number only in an address of a testnet.
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
