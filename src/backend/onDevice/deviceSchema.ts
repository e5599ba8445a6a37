import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { WalletRecord } from '../../domain/ledger/wallet';
import { storeErrorOf } from './deviceStoreError';

/**
 * The version of the schema. Each released version has a fixture for the tests, and each new version needs a migration.
 */
export const SCHEMA_VERSION = 1;

/** A wallet without its history. `place` is its position in the list. */
export interface StoredWallet extends Omit<WalletRecord, 'transactions' | 'unknownBalances'> {
  readonly place: number;
}

/**
 * A part of a wallet's history: up to `BLOCK_SIZE` records, oldest first. Writing blocks is thirty times as fast as
 * writing single records.
 */
export interface StoredBlock {
  readonly walletId: string;
  /** Block 0 has the oldest records. */
  readonly block: number;
  readonly records: readonly HistoryRecord[];
}

/** An executed call and its result. */
export interface StoredAnswer {
  /** The idempotency key. */
  readonly key: string;
  /** A text that identifies the call. A call with the same key and another text is refused. */
  readonly print: string;
  readonly answer: unknown;
}

/** The encrypted part of a record. */
export interface Sealed {
  readonly sealed: Uint8Array<ArrayBuffer>;
}

/** The stores of the database. A record is plain, or all of it except its key is encrypted. */
export interface DeviceSchema extends DBSchema {
  wallets: { key: string; value: StoredWallet | (Sealed & Pick<StoredWallet, 'id'>) };
  blocks: {
    key: [string, number];
    value: StoredBlock | (Sealed & Pick<StoredBlock, 'walletId' | 'block'>);
  };
  answers: { key: string; value: StoredAnswer | (Sealed & Pick<StoredAnswer, 'key'>) };
  /** `generation` counts the writes, `lock` is how the data is encrypted, `personal` has contacts and choices. */
  facts: { key: 'generation' | 'lock' | 'personal'; value: unknown };
}

/** The names of all stores. */
export const STORES = ['wallets', 'blocks', 'answers', 'facts'] as const;

/**
 * Opens a database, and upgrades it step by step. Another tab that deletes or upgrades the database closes this connection;
 * later calls then reject with `InvalidStateError`. Rejects with `DeviceStoreError`.
 */
export async function openDatabase(name: string): Promise<IDBPDatabase<DeviceSchema>> {
  try {
    return await openDB<DeviceSchema>(name, SCHEMA_VERSION, {
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('wallets', { keyPath: 'id' });
          database.createObjectStore('blocks', { keyPath: ['walletId', 'block'] });
          database.createObjectStore('answers', { keyPath: 'key' });
          database.createObjectStore('facts');
        }
      },
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
      },
    });
  } catch (cause) {
    throw storeErrorOf(cause);
  }
}
