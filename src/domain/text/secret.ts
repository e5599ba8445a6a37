const BASE58 = '[1-9A-HJ-NP-Za-km-z]';

/** The forms of private keys: a text of one of these forms gives access to all the money of a wallet. */
const KEYS: readonly RegExp[] = [
  // Bitcoin's wallet import format, also of testnet, and the encrypted keys of BIP-38.
  new RegExp(`^(?:[5KL9c]${BASE58}{50,51}|6P${BASE58}{56})$`),
  // The 32 bytes of a key in hexadecimal digits.
  /^(?:0x)?[\da-f]{64}$/i,
  // Extended private keys (BIP-32, SLIP-132), and descriptors that contain one.
  new RegExp(`[tuvxyz]prv${BASE58}{100}`, 'i'),
  // Secret keys in bech32: Cardano (CIP-5), Nostr, age.
  /^(?:[a-z\d_]+_x?sk1|ed25519e?_sk1|nsec1|age-secret-key-1)[a-z\d]{40,}$/i,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

/** The numbers of words in a recovery phrase (BIP-39). */
const PHRASES: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);

/** A word of BIP-39's lists, in any script. */
const WORD = /^[\p{L}\p{M}]{1,12}$/u;

/** Whether a text has the form of the words that restore a wallet (BIP-39). The words may be numbered. */
function isPhrase(text: string): boolean {
  const words = text.split(/[\s,;]+/).flatMap((word) => word.replace(/^\d{1,2}[.):]?/, '') || []);
  return PHRASES.has(words.length) && words.every((word) => WORD.test(word));
}

/** Whether a text has the form of a private key, or of the recovery phrase of a wallet. */
export function isSecret(text: string): boolean {
  const trimmed = text.trim();
  return KEYS.some((key) => key.test(trimmed)) || isPhrase(trimmed);
}
