import type { KeyLock } from '../../services/sealing';
import { seal, SealBroken, unseal } from '../../services/sealing';
import type { Personal } from '../keeper';
import type { Sealed, StoredAnswer, StoredBlock, StoredWallet } from './deviceSchema';
import { DeviceStoreError } from './deviceStoreError';

/** The key of encrypted data, the lock that it opens, and the session in which it was opened. */
export interface Unlocked {
  readonly lock: KeyLock;
  readonly key: CryptoKey;
  readonly session: string;
}

/** Records before they are encrypted. */
export interface PlainRecords {
  readonly wallets?: readonly StoredWallet[];
  readonly blocks?: readonly StoredBlock[];
  readonly answers?: readonly StoredAnswer[];
  readonly personal?: Personal | undefined;
}

const isSealed = (record: unknown): record is Sealed =>
  typeof record === 'object' && record !== null && 'sealed' in record;

/** An encrypted record cannot take the place of another one, because its keys are a part of the encryption. */
const contextOf = (store: string, keys: object) =>
  `florin/record/1/${store}/${JSON.stringify(keys)}`;

/** Encrypts a record; without a key, returns it. `keys` are the fields by which the database finds the record. */
async function encode<Value extends object, Key extends keyof Value>(
  unlocked: Unlocked | null,
  store: string,
  keys: Pick<Value, Key>,
  value: Value,
): Promise<Value | (Sealed & Pick<Value, Key>)> {
  if (!unlocked) return value;
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { ...keys, sealed: await seal(unlocked.key, bytes, contextOf(store, keys)) };
}

/** Decrypts a record. Rejects with `damaged` if it was changed or exchanged, or is not encrypted as the head says. */
export async function decode(
  unlocked: Unlocked | null,
  store: string,
  keys: object,
  record: unknown,
): Promise<unknown> {
  try {
    if (isSealed(record) !== (unlocked !== null)) throw new SealBroken('The lock is another one');
    if (!unlocked || !isSealed(record)) return record;
    const bytes = await unseal(unlocked.key, record.sealed, contextOf(store, keys));
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch (cause) {
    throw new DeviceStoreError('damaged', cause);
  }
}

/** Converts records into their stored form, before a transaction: it would end while it waits for the encryption. */
export async function encodeAll(
  unlocked: Unlocked | null,
  { wallets = [], blocks = [], answers = [], personal }: PlainRecords,
) {
  const stored = await Promise.all([
    Promise.all(wallets.map((wallet) => encode(unlocked, 'wallets', { id: wallet.id }, wallet))),
    Promise.all(
      blocks.map((part) =>
        encode(unlocked, 'blocks', { walletId: part.walletId, block: part.block }, part),
      ),
    ),
    Promise.all(answers.map((answer) => encode(unlocked, 'answers', { key: answer.key }, answer))),
    personal && encode(unlocked, 'personal', {}, personal),
  ]);
  return { wallets: stored[0], blocks: stored[1], answers: stored[2], personal: stored[3] };
}
