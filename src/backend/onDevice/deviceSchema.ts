import type { DBSchema, IDBPDatabase } from 'idb';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { WalletRecord } from '../../domain/ledger/wallet';
import type { TimedLock } from '../../domain/lock';
import type { KeyLock } from '../../services/sealing';

/** The version of the schema. Data of version 1, which was never released, is shown as damaged. */
export const SCHEMA_VERSION = 2;

/** How kept data is encrypted, and when it is locked. It contains no secret. */
export interface StoredLock {
  readonly after: TimedLock;
  readonly key: KeyLock;
  /** The random name of the time since the data was unlocked; empty while it is locked in all tabs. */
  readonly session: string;
  /** The data is locked at this time unless a tab is used before, in milliseconds since 1970. */
  readonly deadline: number;
  /** The number of wrong passphrases in a row, and the time of the next attempt. */
  readonly tries: number;
  readonly nextAt: number;
}

/** The record that decides whether data is kept, and how. Each write of other records reads and changes it. */
export interface Head {
  /** A random id, which is new after keeping, importing and erasing. */
  readonly identity: string;
  /** The number of writes with this identity. */
  readonly writes: number;
  /** The number of wallets; 0 after everything was erased. */
  readonly wallets: number;
  readonly lock?: StoredLock | undefined;
}

/** A wallet without its history, but with its number of records. `place` is its position in the list. */
export interface StoredWallet extends Omit<WalletRecord, 'transactions' | 'unknownBalances'> {
  readonly place: number;
  readonly records: number;
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
  /** The head, and `personal` with contacts and choices. */
  facts: { key: 'head' | 'personal'; value: unknown };
}

export type Database = IDBPDatabase<DeviceSchema>;

/** The names of all stores. */
export const STORES = ['wallets', 'blocks', 'answers', 'facts'] as const;
