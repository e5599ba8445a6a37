import type { Client } from '@libsql/client';
import { createClient } from '@libsql/client';
import type { Executor, Work } from './groupCommit';
import { createGroupCommit } from './groupCommit';

/**
 * Every amount is text, because SQLite's REAL is a binary fraction. `entries` is the double-entry book: the entries of
 * a posting add up to zero in every currency. `balances` stores the sum of an account's entries. Account 0 is the
 * outside world, which sends and receives money, so that the sum of all balances of a currency is always zero.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, profile TEXT NOT NULL,
    salt BLOB NOT NULL, password BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id),
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS accounts (
    id INTEGER PRIMARY KEY, user_id TEXT REFERENCES users (id), wallet_id TEXT NOT NULL,
    summary TEXT NOT NULL, UNIQUE (user_id, wallet_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS balances (
    account INTEGER NOT NULL REFERENCES accounts (id), currency TEXT NOT NULL, amount TEXT NOT NULL,
    PRIMARY KEY (account, currency), CHECK (account = 0 OR amount NOT LIKE '-%')
  ) STRICT;
  CREATE TABLE IF NOT EXISTS entries (
    posting TEXT NOT NULL, account INTEGER NOT NULL REFERENCES accounts (id),
    currency TEXT NOT NULL, amount TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS history (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, account INTEGER NOT NULL REFERENCES accounts (id),
    transaction_json TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS history_of_account ON history (account, seq DESC);
  CREATE TABLE IF NOT EXISTS orders (
    user_id TEXT NOT NULL REFERENCES users (id), key TEXT NOT NULL, request TEXT NOT NULL,
    receipt TEXT NOT NULL, UNIQUE (user_id, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS quotes (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), request TEXT NOT NULL,
    received TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS market (
    id INTEGER PRIMARY KEY CHECK (id = 1), seq INTEGER NOT NULL, at INTEGER NOT NULL,
    prices TEXT NOT NULL
  ) STRICT;
`;

/** A database with sequential writes. */
export interface Database {
  /** Reads committed data. */
  readonly reader: Executor;
  /**
   * Runs work atomically. When the promise resolves, the changes are on the disk; when it rejects, nothing has changed.
   * Other work waits meanwhile, so that nothing can change between a check and a write of the same work.
   */
  write<Value>(work: Work<Value>): Promise<Value>;
  /** Waits for the pending work, and closes the file. */
  close(): Promise<void>;
}

async function open(url: string): Promise<Client> {
  // A single connection, so that the settings apply to every statement.
  const client = createClient({ url, concurrency: 1, timeout: 5_000, intMode: 'number' });
  await client.execute('PRAGMA journal_mode = WAL');
  // With less, a power failure could undo orders that were already confirmed.
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA foreign_keys = ON');
  return client;
}

/** Opens a database file, and creates missing tables. */
export async function openDatabase(file: string, mostWaiting: number): Promise<Database> {
  const url = `file:${file}`;
  const writer = await open(url);
  await writer.executeMultiple(TABLES);
  const reader = await open(url);
  const group = createGroupCommit(writer, mostWaiting);
  return {
    reader,
    write: group.write,
    async close() {
      await group.idle();
      reader.close();
      writer.close();
    },
  };
}
