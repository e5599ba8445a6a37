import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** Returns the result of a decoder, or undefined if the decoder throws. */
function attempt<Value>(decode: () => Value): Value | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/**
 * Decodes a base58check text, and returns its bytes without the checksum. Returns undefined if the checksum is wrong.
 */
export function base58checkBytes(text: string): Uint8Array | undefined {
  return attempt(() => base58check.decode(text));
}

/** Decodes a base58 text, which has no checksum. Returns undefined if the text is not base58. */
export function base58Bytes(text: string): Uint8Array | undefined {
  return attempt(() => base58.decode(text));
}

/**
 * Returns whether the decoded prefix ends before the first 1 of a bech32 text. A bech32 decoder splits the text at the
 * last 1. The prefixes of Bitcoin and Cardano contain no 1, so a text such as `bc1q1…` is invalid.
 */
function hasPrefix(text: string, prefix: string): boolean {
  return prefix === text.slice(0, text.indexOf('1')).toLowerCase();
}

/** The decoded content of a SegWit address. */
export interface WitnessProgram {
  readonly version: number;
  readonly program: Uint8Array;
}

/**
 * Decodes a SegWit address. Returns undefined if its prefix, checksum or padding is wrong. Version 0 has the checksum
 * of BIP-173, and later versions have the checksum of BIP-350.
 */
export function witnessProgram(text: string): WitnessProgram | undefined {
  for (const coder of [bech32, bech32m]) {
    const decoded = coder.decodeUnsafe(text);
    if (!decoded || !hasPrefix(text, decoded.prefix)) continue;
    const [version, ...words] = decoded.words;
    if (version !== undefined && (version === 0) === (coder === bech32)) {
      const program = coder.fromWordsUnsafe(words);
      return program ? { version, program: Uint8Array.from(program) } : undefined;
    }
  }
  return undefined;
}

/** Decodes a bech32 text of any length (CIP-19). Returns undefined if the text is invalid. */
export function bech32Bytes(text: string): Uint8Array | undefined {
  const decoded = bech32.decodeUnsafe(text, false);
  if (!decoded || !hasPrefix(text, decoded.prefix)) return undefined;
  const bytes = bech32.fromWordsUnsafe(decoded.words);
  return bytes ? Uint8Array.from(bytes) : undefined;
}

const ascii = new TextEncoder();

/** Returns 40 hexadecimal digits of an Ethereum address, in which the upper-case letters encode the EIP-55 checksum. */
export function withCapitals(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = keccak_256(ascii.encode(lower));
  return Array.from(lower, (digit, index) => {
    const byte = hash[index >> 1] ?? 0;
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 15;
    return nibble >= 8 ? digit.toUpperCase() : digit;
  }).join('');
}
