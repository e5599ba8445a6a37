/**
 * Encryption with a passphrase, by the browser's Web Crypto: AES-GCM with a random data key, which a key derived from
 * the passphrase wraps. A new passphrase wraps the same data key again.
 */
import { base64, hex } from '@scure/base';

/** The data key, encrypted with a passphrase. It is plain data with base64 texts, and need not be kept secret. */
export interface KeyLock {
  readonly kdf: 'PBKDF2-SHA-256';
  readonly iterations: number;
  readonly salt: string;
  /** The initialization vector and the wrapped key. */
  readonly wrappedKey: string;
}

/** The iterations that OWASP's Password Storage Cheat Sheet (2023) recommends for PBKDF2 with SHA-256. */
export const ITERATIONS = 600_000;

const SALT_BYTES = 16;

/** The recommended length of an initialization vector for AES-GCM, NIST SP 800-38D, section 8.2. */
const IV_BYTES = 12;

const KEY_CONTEXT = 'florin/key/1';

const PASSKEY_CONTEXT = 'florin/passkey/1';

/** The length of a passkey's input: any length is allowed, and 32 bytes cannot be guessed. */
const PASSKEY_SALT_BYTES = 32;

/** The rejection of a wrong passphrase, or of data that was changed. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** A random input for the function of a passkey. */
export const passkeySalt = (): Bytes => randomBytes(PASSKEY_SALT_BYTES);

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
  return crypto.subtle.deriveKey(parameters, base, cipher, false, ['wrapKey', 'unwrapKey']);
}

const joined = (iv: Bytes, data: ArrayBuffer) => {
  const bytes = new Uint8Array(iv.length + data.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(data), iv.length);
  return bytes;
};

/** A key, wrapped by another key: the initialization vector and the wrapped key, base64. */
async function wrap(key: CryptoKey, wrapping: CryptoKey, context: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  return base64.encode(
    joined(iv, await crypto.subtle.wrapKey('raw', key, wrapping, gcm(iv, context))),
  );
}

/** Returns the wrapped key. Rejects with `SealBroken` if the wrapping key is another one. */
async function unwrap(
  wrappedKey: string,
  wrapping: () => Promise<CryptoKey>,
  context: string,
  isExtractable = false,
): Promise<CryptoKey> {
  try {
    const bytes = new Uint8Array(base64.decode(wrappedKey));
    return await crypto.subtle.unwrapKey(
      'raw',
      bytes.subarray(IV_BYTES),
      await wrapping(),
      gcm(bytes.slice(0, IV_BYTES), context),
      'AES-GCM',
      isExtractable,
      ['encrypt', 'decrypt'],
    );
  } catch (cause) {
    throw new SealBroken('The secret does not open the lock', { cause });
  }
}

/** Creates a data key, and its lock for a passphrase. */
export async function createKey(
  passphrase: string,
  iterations: number = ITERATIONS,
): Promise<{ readonly key: CryptoKey; readonly lock: KeyLock }> {
  const cipher = { name: 'AES-GCM', length: 256 };
  const key = await crypto.subtle.generateKey(cipher, true, ['encrypt', 'decrypt']);
  const salt = randomBytes(SALT_BYTES);
  const wrappedKey = await wrap(key, await derive(passphrase, salt, iterations), KEY_CONTEXT);
  return {
    key,
    lock: { kdf: 'PBKDF2-SHA-256', iterations, salt: base64.encode(salt), wrappedKey },
  };
}

/**
 * Returns the data key of a lock. The key can be exported only if it is wrapped again. Rejects with `SealBroken` if the
 * passphrase is wrong.
 */
export const openLock = (
  { salt, iterations, wrappedKey }: KeyLock,
  passphrase: string,
  isExtractable = false,
): Promise<CryptoKey> =>
  unwrap(
    wrappedKey,
    () => derive(passphrase, new Uint8Array(base64.decode(salt)), iterations),
    KEY_CONTEXT,
    isExtractable,
  );

/** A key from the secret of a passkey, which is random, so that it needs no slow function: HKDF, RFC 5869. */
async function keyOfSecret(secret: Bytes): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const parameters = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytesOf(PASSKEY_CONTEXT),
  };
  const cipher = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(parameters, base, cipher, false, ['wrapKey', 'unwrapKey']);
}

/** Wraps an extractable data key for the secret of a passkey. */
export const wrapForSecret = async (key: CryptoKey, secret: Bytes): Promise<string> =>
  wrap(key, await keyOfSecret(secret), PASSKEY_CONTEXT);

/** Returns the data key that `wrapForSecret` has wrapped. Rejects with `SealBroken` if the secret is another one. */
export const openForSecret = (wrappedKey: string, secret: Bytes): Promise<CryptoKey> =>
  unwrap(wrappedKey, () => keyOfSecret(secret), PASSKEY_CONTEXT);

/** Encrypts bytes. `context` is needed again to decrypt them, and is no secret. */
export async function seal(key: CryptoKey, data: Bytes, context: string): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES);
  return joined(iv, await crypto.subtle.encrypt(gcm(iv, context), key, data));
}

/**
 * Decrypts bytes that `seal` returned. Rejects with `SealBroken` if the bytes were changed, or the key or the context
 * is not the same.
 */
export async function unseal(key: CryptoKey, sealed: Bytes, context: string): Promise<Bytes> {
  try {
    const algorithm = gcm(sealed.slice(0, IV_BYTES), context);
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed.subarray(IV_BYTES)));
  } catch (cause) {
    throw new SealBroken('The data cannot be decrypted', { cause });
  }
}

/** The SHA-256 hash of a text in UTF-8, as hexadecimal digits. */
export async function digestOf(text: string): Promise<string> {
  return hex.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));
}
