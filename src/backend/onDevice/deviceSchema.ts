import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { WalletRecord } from '../../domain/ledger/wallet';
import { storeErrorOf } from './deviceStoreError';

/** The version of the schema. A released version has a fixture, and the next one a migration. */
export const SCHEMA_VERSION = 1;

/** A wallet without its history. `place` is its position in the list. */
export interface StoredWallet extends Omit<WalletRecord, 'transactions' | 'unknownBalances'> {
  readonly place: number;
}

/**
 * A part of a wallet's history: up to `BLOCK_SIZE` records, oldest first. Blocks are written thirty times as fast as
 * single records.
 */
export interface StoredBlock {
  readonly walletId: string;
  /** Block 0 has the oldest records. */
  readonly block: number;
  readonly records: readonly HistoryRecord[];
}

/** A call that was carried out, and its answer. */
export interface StoredAnswer {
  /** The idempotency key. */
  readonly key: string;
  /** The identity of the call: the same key with another identity is refused. */
  readonly print: string;
  readonly answer: unknown;
}

/** The stores of the database. */
export interface DeviceSchema extends DBSchema {
  wallets: { key: string; value: StoredWallet };
  blocks: { key: [string, number]; value: StoredBlock };
  answers: { key: string; value: StoredAnswer };
  /** `generation` counts the writes. */
  facts: { key: string; value: unknown };
}

/** The names of all stores. */
export const STORES = ['wallets', 'blocks', 'answers', 'facts'] as const;

/**
 * Opens a database, and upgrades it step by step. Another tab with a newer program closes this connection; later calls
 * then reject with `InvalidStateError`. Rejects with `DeviceStoreError`.
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
