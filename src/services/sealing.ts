/**
 * Encrypts data with the Web Crypto API (AES-GCM). A random data key encrypts the data, and a key that is derived from
 * a passphrase (PBKDF2) encrypts the data key.
 */
import { base64, hex } from '@scure/base';

/** The data key, encrypted with a passphrase. The texts are in base64. The lock can be stored in plain text. */
export interface KeyLock {
  readonly kdf: 'PBKDF2-SHA-256';
  readonly iterations: number;
  readonly salt: string;
  /** The initialization vector, followed by the encrypted data key. */
  readonly wrappedKey: string;
}

/** The iterations that OWASP's Password Storage Cheat Sheet (2023) recommends for PBKDF2 with SHA-256. */
export const ITERATIONS = 600_000;

const KEY_BYTES = 32;

const SALT_BYTES = 16;

/** The recommended length of an initialization vector for AES-GCM, NIST SP 800-38D, section 8.2. */
const IV_BYTES = 12;

const KEY_CONTEXT = 'florin/key/1';

const USES: KeyUsage[] = ['encrypt', 'decrypt'];

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const bytesIn = (text: string) => new Uint8Array(base64.decode(text));

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

const gcm = (iv: Bytes, context: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(context),
});

async function derive(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  // The passphrase is normalised, because the same letters may have different encodings on different keyboards.
  const secret = bytesOf(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const cipher = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(parameters, base, cipher, false, ['encrypt', 'unwrapKey']);
}

/** Creates a data key and its lock for a passphrase. The data key cannot be exported. */
export async function createKey(
  passphrase: string,
  iterations: number = ITERATIONS,
): Promise<{ readonly key: CryptoKey; readonly lock: KeyLock }> {
  const raw = randomBytes(KEY_BYTES);
  const salt = randomBytes(SALT_BYTES);
  const wrapped = await seal(await derive(passphrase, salt, iterations), raw, KEY_CONTEXT);
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, USES);
  raw.fill(0);
  const texts = { salt: base64.encode(salt), wrappedKey: base64.encode(wrapped) };
  return { key, lock: { kdf: 'PBKDF2-SHA-256', iterations, ...texts } };
}

/** Decrypts and returns the data key of a lock. The key cannot be exported. Rejects if the passphrase is wrong. */
export async function openLock(
  { salt, iterations, wrappedKey }: KeyLock,
  passphrase: string,
): Promise<CryptoKey> {
  const wrapping = await derive(passphrase, bytesIn(salt), iterations);
  const bytes = bytesIn(wrappedKey);
  const algorithm = gcm(bytes.slice(0, IV_BYTES), KEY_CONTEXT);
  const wrapped = bytes.subarray(IV_BYTES);
  return crypto.subtle.unwrapKey('raw', wrapped, wrapping, algorithm, 'AES-GCM', false, USES);
}

/** Encrypts bytes. `context` is a text that is not secret; `unseal` needs the same text. */
export async function seal(key: CryptoKey, data: Bytes, context: string): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES);
  const sealed = await crypto.subtle.encrypt(gcm(iv, context), key, data);
  const bytes = new Uint8Array(IV_BYTES + sealed.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(sealed), IV_BYTES);
  return bytes;
}

/** Decrypts the bytes that `seal` returned. Rejects if the bytes were changed, or if the key or the context differs. */
export async function unseal(key: CryptoKey, sealed: Bytes, context: string): Promise<Bytes> {
  const algorithm = gcm(sealed.slice(0, IV_BYTES), context);
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed.subarray(IV_BYTES)));
}

/** Returns the SHA-256 hash of a text in UTF-8, as hexadecimal digits. */
export async function digestOf(text: string): Promise<string> {
  return hex.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));
}
