import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** The result of a decoder, or undefined if it throws. */
function attempt<Value>(decode: () => Value): Value | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** The bytes of a base58check text without its checksum, or undefined if the checksum is wrong. */
export function base58checkBytes(text: string): Uint8Array | undefined {
  return attempt(() => base58check.decode(text));
}

/** The bytes of a base58 text, which has no checksum, or undefined for any other text. */
export function base58Bytes(text: string): Uint8Array | undefined {
  return attempt(() => base58.decode(text));
}

/**
 * Whether the decoded prefix of a bech32 text ends before the first 1. A bech32 decoder splits at the last 1, but no
 * prefix of Bitcoin or Cardano contains a 1, so `bc1q1…` is invalid.
 */
function hasPrefix(text: string, prefix: string): boolean {
  return prefix === text.slice(0, text.indexOf('1')).toLowerCase();
}

/** A witness version and its program. */
export interface WitnessProgram {
  readonly version: number;
  readonly program: Uint8Array;
}

/**
 * The witness program of a SegWit address, or undefined if its prefix, checksum or padding is wrong. Version 0 has the
 * checksum of BIP-173, later versions the checksum of BIP-350.
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

/** The bytes of a bech32 text of any length (CIP-19), or undefined if it is invalid. */
export function bech32Bytes(text: string): Uint8Array | undefined {
  const decoded = bech32.decodeUnsafe(text, false);
  if (!decoded || !hasPrefix(text, decoded.prefix)) return undefined;
  const bytes = bech32.fromWordsUnsafe(decoded.words);
  return bytes ? Uint8Array.from(bytes) : undefined;
}

const ascii = new TextEncoder();

/** Returns forty hexadecimal digits with the capitals of the EIP-55 checksum. */
export function withCapitals(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = keccak_256(ascii.encode(lower));
  return Array.from(lower, (digit, index) => {
    const byte = hash[index >> 1] ?? 0;
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 15;
    return nibble >= 8 ? digit.toUpperCase() : digit;
  }).join('');
}
