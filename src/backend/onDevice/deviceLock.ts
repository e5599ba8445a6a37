import { base64 } from '@scure/base';
import {
  integer,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import type { LockAfter } from '../../domain/lock';
import { LOCK_CHOICES } from '../../domain/lock';
import type { Passkeys } from '../../services/passkeys';
import type { KeyLock } from '../../services/sealing';
import {
  createKey,
  openForSecret,
  openLock,
  passkeySalt,
  wrapForSecret,
} from '../../services/sealing';
import type { Unlocked } from './deviceCipher';
import { readStored } from './deviceRecords';

const bytesOf = (text: string) => new Uint8Array(base64.decode(text));

/** The data key, wrapped by a key that only the passkey with this id returns. */
export interface PasskeyLock {
  /** The id of the credential, base64. */
  readonly id: string;
  /** The input of the passkey's pseudo-random function (WebAuthn, PRF extension), base64. */
  readonly salt: string;
  /** The initialization vector and the wrapped key, base64. */
  readonly wrappedKey: string;
}

/** How kept data is encrypted, and when it is locked. It contains no secret. */
export interface StoredLock {
  readonly after: Exclude<LockAfter, 'never'>;
  readonly key: KeyLock;
  readonly passkey?: PasskeyLock | undefined;
}

/** The lock of a passphrase, in a database or a backup. */
export const keyLockSchema = object({
  kdf: literal('PBKDF2-SHA-256'),
  // A larger number would block the browser for minutes.
  iterations: pipe(number(), integer(), minValue(1), maxValue(10_000_000)),
  salt: string(),
  wrappedKey: string(),
});

const lockSchema = object({
  after: picklist(LOCK_CHOICES.filter((choice) => choice !== 'never')),
  key: keyLockSchema,
  passkey: optional(object({ id: string(), salt: string(), wrappedKey: string() })),
});

/** Reads a stored lock; null if the data is not encrypted. Throws `DeviceStoreError` if the lock is damaged. */
export const lockFrom = (value: unknown): StoredLock | null =>
  value === undefined ? null : readStored('lock', lockSchema, value);

/** Creates the lock of a passphrase, and the key that it opens. */
export async function createLock(
  after: StoredLock['after'],
  passphrase: string,
  iterations: number,
): Promise<{ readonly lock: StoredLock; readonly unlocked: Unlocked }> {
  const { lock } = await createKey(passphrase, iterations);
  // This key, unlike the created one, cannot be exported.
  const key = await openLock(lock, passphrase);
  return { lock: { after, key: lock }, unlocked: { lock, key } };
}

/** Opens a lock; null if the passphrase is wrong. */
export async function openByPassphrase(
  { key: lock }: StoredLock,
  passphrase: string,
): Promise<Unlocked | null> {
  const key = await openLock(lock, passphrase).catch(() => null);
  return key && { lock, key };
}

/** Opens a lock; null if it has no passkey, or if the browser or the user refuses. */
export async function openByPasskey(
  { key: lock, passkey }: StoredLock,
  passkeys: Passkeys,
): Promise<Unlocked | null> {
  if (!passkey) return null;
  const found = await passkeys.evaluate(passkey.id, bytesOf(passkey.salt));
  if (!found) return null;
  const key = await openForSecret(passkey.wrappedKey, found.secret).catch(() => null);
  return key && { lock, key };
}

/** Creates a passkey that also opens the lock. `name` is shown in the device's list of passkeys. */
export async function withPasskey(
  stored: StoredLock,
  passphrase: string,
  passkeys: Passkeys,
  name: string,
): Promise<Result<StoredLock, { readonly kind: 'wrong-passphrase' | 'no-passkey' }>> {
  const key = await openLock(stored.key, passphrase, true).catch(() => null);
  if (!key) return refuse({ kind: 'wrong-passphrase' });
  const salt = passkeySalt();
  const created = await passkeys.create(name, salt);
  if (!created) return refuse({ kind: 'no-passkey' });
  const wrappedKey = await wrapForSecret(key, created.secret);
  return accept({
    ...stored,
    passkey: { id: created.id, salt: base64.encode(salt), wrappedKey },
  });
}
