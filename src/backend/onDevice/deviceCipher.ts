import type { KeyLock } from '../../services/sealing';
import { seal, SealBroken, unseal } from '../../services/sealing';
import type { Personal } from '../keeper';
import type { Sealed, StoredAnswer, StoredBlock, StoredWallet } from './deviceSchema';
import { DeviceStoreError } from './deviceStoreError';

/** The key of encrypted data, and the lock that it belongs to. */
export interface Unlocked {
  readonly lock: KeyLock;
  readonly key: CryptoKey;
}

/** Records before they are encrypted. */
export interface PlainRecords {
  readonly wallets: readonly StoredWallet[];
  readonly blocks: readonly StoredBlock[];
  readonly answers: readonly StoredAnswer[];
  readonly personal?: Personal | undefined;
}

/** Converts records between their plain and their stored form. */
export interface DeviceCipher {
  /** `keys` are the fields that stay readable, because the database finds the record by them. */
  readonly encode: <Value extends object, Key extends keyof Value>(
    store: string,
    keys: Pick<Value, Key>,
    value: Value,
  ) => Promise<Value | (Sealed & Pick<Value, Key>)>;
  /** Rejects with `DeviceStoreError`: `locked` without a key, `damaged` if the record was changed or exchanged. */
  readonly decode: (store: string, keys: object, record: unknown) => Promise<unknown>;
}

const isSealed = (record: unknown): record is Sealed =>
  typeof record === 'object' && record !== null && 'sealed' in record;

/** An encrypted record cannot take the place of another one, because its keys are a part of the encryption. */
const contextOf = (store: string, keys: object) =>
  `florin/record/1/${store}/${JSON.stringify(keys)}`;

/** Records are stored as they are. */
const plain: DeviceCipher = {
  encode: (_store, _keys, value) => Promise.resolve(value),
  decode: (_store, _keys, record) =>
    isSealed(record) ? Promise.reject(new DeviceStoreError('locked')) : Promise.resolve(record),
};

/** Makes the cipher of a key; without a key, records are plain. */
export function createCipher(unlocked: Unlocked | null): DeviceCipher {
  if (!unlocked) return plain;
  const { key } = unlocked;
  return {
    async encode(store, keys, value) {
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      return { ...keys, sealed: await seal(key, bytes, contextOf(store, keys)) };
    },
    async decode(store, keys, record) {
      try {
        if (!isSealed(record)) throw new SealBroken('The record is not encrypted');
        const bytes = await unseal(key, record.sealed, contextOf(store, keys));
        return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
      } catch (cause) {
        throw new DeviceStoreError('damaged', cause);
      }
    },
  };
}

/** Converts records into their stored form, before a transaction: it would end while it waits for the encryption. */
export async function encodeAll(
  { encode }: DeviceCipher,
  { wallets, blocks, answers, personal }: PlainRecords,
) {
  const stored = await Promise.all([
    Promise.all(wallets.map((wallet) => encode('wallets', { id: wallet.id }, wallet))),
    Promise.all(
      blocks.map((part) => encode('blocks', { walletId: part.walletId, block: part.block }, part)),
    ),
    Promise.all(answers.map((answer) => encode('answers', { key: answer.key }, answer))),
    personal && encode('personal', {}, personal),
  ]);
  return { wallets: stored[0], blocks: stored[1], answers: stored[2], personal: stored[3] };
}
