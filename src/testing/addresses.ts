import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { crc32 } from '../domain/recipients/byron';
import { withCapitals } from '../domain/recipients/checksums';
import type { AddressNetwork } from '../domain/recipients/recipient';

/** A generated address, and the expected result of reading it. */
export interface DrawnAddress {
  readonly text: string;
  readonly recipient: {
    readonly kind: 'address';
    readonly network: AddressNetwork;
    readonly form: string;
    readonly isTestnet: boolean;
    readonly checksum: 'valid';
  };
}

const base58check = createBase58check(sha256);

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

function drawn(
  text: string,
  network: AddressNetwork,
  form: string,
  isTestnet: boolean,
): DrawnAddress {
  return { text, recipient: { kind: 'address', network, form, isTestnet, checksum: 'valid' } };
}

const legacy = fc
  .tuple(
    fc.constantFrom(
      [0x00, 'legacy', false] as const,
      [0x05, 'script', false] as const,
      [0x6f, 'legacy', true] as const,
      [0xc4, 'script', true] as const,
    ),
    bytes(20),
  )
  .map(([[version, form, isTestnet], hash]) =>
    drawn(base58check.encode(Uint8Array.of(version, ...hash)), 'bitcoin', form, isTestnet),
  );

/** Generates Bitcoin addresses with a witness version. Version 0 is SegWit, and version 1 with 32 bytes is Taproot. */
const segwit = fc
  .tuple(
    fc.constantFrom('bc' as const, 'tb' as const, 'bcrt' as const),
    fc.oneof(
      fc.tuple(fc.constant(0), fc.oneof(bytes(20), bytes(32)), fc.constant('segwit')),
      fc.tuple(fc.constant(1), bytes(32), fc.constant('taproot')),
      fc.tuple(
        fc.integer({ min: 2, max: 16 }),
        fc.uint8Array({ minLength: 2, maxLength: 40 }),
        fc.constant('later'),
      ),
    ),
    fc.boolean(),
  )
  .map(([prefix, [version, program, form], isUpper]) => {
    const coder = version === 0 ? bech32 : bech32m;
    const text = coder.encode(prefix, [version, ...coder.toWords(program)]);
    return drawn(isUpper ? text.toUpperCase() : text, 'bitcoin', form, prefix !== 'bc');
  });

const shelley = fc
  .tuple(fc.integer({ min: 0, max: 7 }), fc.boolean(), bytes(28), bytes(28))
  .map(([type, isTestnet, payment, stake]) => {
    // The encoded pointer of the examples in CIP-19: (2498243, 27, 3).
    const pointer = [0x81, 0x98, 0xbd, 0x43, 0x1b, 0x03];
    const rest = type <= 3 ? [...stake] : type <= 5 ? pointer : [];
    const words = bech32.toWords(
      Uint8Array.of((type << 4) | Number(!isTestnet), ...payment, ...rest),
    );
    const text = bech32.encode(isTestnet ? 'addr_test' : 'addr', words, false);
    return drawn(text, 'cardano', 'payment', isTestnet);
  });

const stake = fc
  .tuple(fc.constantFrom(14, 15), fc.boolean(), bytes(28))
  .map(([type, isTestnet, hash]) => {
    const words = bech32.toWords(Uint8Array.of((type << 4) | Number(!isTestnet), ...hash));
    const text = bech32.encode(isTestnet ? 'stake_test' : 'stake', words, false);
    return drawn(text, 'cardano', 'stake', isTestnet);
  });

const byron = fc.tuple(fc.boolean(), bytes(28)).map(([isTestnet, root]) => {
  // The magic number of Cardano's testnet, 1097911063, encoded as CBOR in a byte string.
  const attributes = isTestnet ? [0xa1, 0x02, 0x45, 0x1a, 0x41, 0x70, 0xcb, 0x17] : [0xa0];
  const payload = Uint8Array.of(0x83, 0x58, 0x1c, ...root, ...attributes, 0x00);
  const sum = crc32(payload);
  const tail = [24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff);
  const whole = [0x82, 0xd8, 0x18, 0x58, payload.length, ...payload, 0x1a, ...tail];
  return drawn(base58.encode(Uint8Array.from(whole)), 'cardano', 'byron', isTestnet);
});

/**
 * Generates Ethereum addresses in which the case of the letters is a checksum. Addresses with letters in a single case
 * are excluded, because they have no checksum.
 */
const ethereum = fc
  .array(fc.constantFrom(...Array.from('0123456789abcdef')), { minLength: 40, maxLength: 40 })
  .map((digits) => withCapitals(digits.join('')))
  .filter((digits) => /[a-f]/.test(digits) && /[A-F]/.test(digits))
  .map((digits) => drawn(`0x${digits}`, 'ethereum', 'account', false));

/**
 * An address of Dogecoin's testnet. Its first character is also that of a Bitcoin address, but its version byte is not.
 */
export const otherCoin = base58check.encode(Uint8Array.of(0x71, ...new Uint8Array(20)));

/** Returns a Cardano address of type 4, which ends with the bytes of a pointer (CIP-19). */
export function withPointer(...pointer: readonly number[]): string {
  const words = bech32.toWords(Uint8Array.of(0x41, ...new Uint8Array(28), ...pointer));
  return bech32.encode('addr', words, false);
}

/** Generates valid addresses with a checksum that detects a change of any single character. */
export const guardedAddress = fc.oneof(legacy, segwit, shelley, stake, byron);

/** Generates valid addresses of every form. */
export const anyAddress = fc.oneof(guardedAddress, ethereum);

const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Generates texts that differ from the given text in one changed, removed or inserted character. */
export const damaged = (text: string) =>
  fc
    .tuple(
      fc.nat(text.length - 1),
      fc.constantFrom(...Array.from(CHARACTERS), ' ', '-', '\u0430'),
      fc.constantFrom('change', 'leave out', 'put in'),
    )
    .map(([at, character, damage]) => {
      const rest = text.slice(damage === 'put in' ? at : at + 1);
      return text.slice(0, at) + (damage === 'leave out' ? '' : character) + rest;
    })
    // Recipients are trimmed, so surrounding spaces are not a change.
    .filter((other) => other.trim() !== text);

/**
 * The pieces of `soup`: letters of many scripts, digits, marks, invisible characters, lone surrogates, and beginnings
 * of addresses.
 */
const SOUP = [
  ['a', 'Z', 'q', '0', '1', 'l', '@', '.', '-', '_', ' ', '\u00A0', '\n', 'b', '2', 'x'],
  ['\u0430', '\u03BF', '\u13A0', '\u0301', '\u{1D41A}', '\u6F22', '\u30FC', '\uD55C', '\u0633'],
  ['\u200B', '\u202E', '\uFEFF', '\uD800', '\uDC00', '\u{1F469}\u200D\u{1F467}', '\u0000'],
  ['bc1', 'BC1Q', 'tb1p', 'bcrt1', '0x', '5aAe', 'addr1', 'addr_test1', 'stake1', 'Ae2'],
  ['DdzFF', '37btj', 'qqqqqqqqqqqq', '1111111111', 'ana@florin.example', '__proto__'],
].flat();

/** Generates random texts that resemble addresses more often than purely random characters do. */
export const soup = fc
  .array(fc.constantFrom(...SOUP), { maxLength: 24 })
  .map((parts) => parts.join(''));
