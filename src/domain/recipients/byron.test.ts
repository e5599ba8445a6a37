import { expect, it } from 'vitest';
import { crc32, readByron } from './byron';

const ROOT = [0x58, 0x1c, ...Array.from({ length: 28 }, () => 7)];
const MAGIC = [0xa1, 0x02, 0x45, 0x1a, 0x41, 0x70, 0xcb, 0x17];

/** Returns the bytes of a Byron address with a valid checksum. The bytes of `behind` follow the address. */
function sealed(payload: readonly number[], behind: readonly number[] = []): Uint8Array {
  const sum = crc32(Uint8Array.from(payload));
  const tail = [24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff);
  return Uint8Array.of(
    0x82,
    0xd8,
    0x18,
    0x58,
    payload.length,
    ...payload,
    0x1a,
    ...tail,
    ...behind,
  );
}

it.each([
  ['of mainnet', sealed([0x83, ...ROOT, 0xa0, 0x00]), false],
  ['of a testnet', sealed([0x83, ...ROOT, ...MAGIC, 0x00]), true],
  ['with another attribute', sealed([0x83, ...ROOT, 0xa1, 0x01, 0x41, 0x00, 0x00]), false],
  ['with two attributes', sealed([0x83, ...ROOT, 0xa2, 0x01, 0x40, 0x02, 0x40, 0x00]), true],
  ['with its type in two bytes', sealed([0x83, ...ROOT, 0xa0, 0x18, 0x02]), false],
])('a Byron address %s is read', (_, bytes, isTestnet) => {
  expect(readByron(bytes)).toStrictEqual({ isTestnet });
});

it.each([
  ['nothing', new Uint8Array()],
  ['a byte behind it', sealed([0x83, ...ROOT, 0xa0, 0x00], [0x00])],
  ['a byte behind its type', sealed([0x83, ...ROOT, 0xa0, 0x00, 0x00])],
  ['no type', sealed([0x83, ...ROOT, 0xa0])],
  ['a type that is no number', sealed([0x83, ...ROOT, 0xa0, 0x40])],
  ['a type without its second byte', sealed([0x83, ...ROOT, 0xa0, 0x18])],
  ['a type of eight bytes', sealed([0x83, ...ROOT, 0xa0, 0x1b, 0, 0, 0, 0, 0, 0, 0, 1])],
  ['a shorter root', sealed([0x83, 0x58, 0x1b, ...ROOT.slice(3), 0xa0, 0x00])],
  ['a root that is a text', sealed([0x83, 0x78, 0x1c, ...ROOT.slice(2), 0xa0, 0x00])],
  ['attributes that are a list', sealed([0x83, ...ROOT, 0x80, 0x00])],
  ['an attribute without bytes', sealed([0x83, ...ROOT, 0xa1, 0x02, 0x00, 0x00])],
  ['an attribute that runs over the end', sealed([0x83, ...ROOT, 0xa1, 0x02, 0x45, 0x00])],
  ['a key that is no number', sealed([0x83, ...ROOT, 0xa1, 0x41, 0x02, 0x40, 0x00])],
  ['three attributes', sealed([0x83, ...ROOT, 0xa3, 1, 0x40, 2, 0x40, 3, 0x40, 0x00])],
  ['four parts', sealed([0x84, ...ROOT, 0xa0, 0x00])],
])('bytes with a correct checksum are not an address if they contain %s', (_, bytes) => {
  expect(readByron(bytes)).toBeUndefined();
});
