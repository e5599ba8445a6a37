const BASE58 = '[1-9A-HJ-NP-Za-km-z]';

/**
 * Matches private keys. Such a text gives access to all the money of a wallet, so it must not be sent as a recipient.
 */
const KEYS: readonly RegExp[] = [
  // Bitcoin's wallet import format, on mainnet and testnet, and encrypted keys (BIP-38).
  new RegExp(`^(?:[5KL9c]${BASE58}{50,51}|6P${BASE58}{56})$`),
  // A key of 32 bytes in hexadecimal digits.
  /^(?:0x)?[\da-f]{64}$/i,
  // Extended private keys (BIP-32, SLIP-132), and descriptors that contain one.
  new RegExp(`[tuvxyz]prv${BASE58}{100}`, 'i'),
  // Secret keys in bech32, as Cardano (CIP-5), Nostr and age use them.
  /^(?:[a-z\d_]+_x?sk1|ed25519e?_sk1|nsec1|age-secret-key-1)[a-z\d]{40,}$/i,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

/** The possible numbers of words in a recovery phrase (BIP-39). */
const PHRASES: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);

/** Matches a word of a recovery phrase, in any script (BIP-39). */
const WORD = /^[\p{L}\p{M}]{1,12}$/u;

/**
 * Returns whether a text looks like a recovery phrase, the words that restore a wallet (BIP-39). The words may be
 * numbered.
 */
function isPhrase(text: string): boolean {
  const words = text.split(/[\s,;]+/).flatMap((word) => word.replace(/^\d{1,2}[.):]?/, '') || []);
  return PHRASES.has(words.length) && words.every((word) => WORD.test(word));
}

/** Returns whether a text looks like a private key or a recovery phrase. */
export function isSecret(text: string): boolean {
  const trimmed = text.trim();
  return KEYS.some((key) => key.test(trimmed)) || isPhrase(trimmed);
}
