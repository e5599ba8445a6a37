import type { Client } from '@libsql/client';
import { createClient } from '@libsql/client';
import type { Executor, Work } from './groupCommit';
import { createGroupCommit } from './groupCommit';

/**
 * Every amount is text, because SQLite's REAL is a binary fraction. `entries` is the double entry book:
 * the entries of a posting add up to nothing in every currency, and a balance is the sum of its entries,
 * kept beside them. Account 0 is the world outside, where money comes from and goes to, so all balances
 * of a currency together are always nothing.
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

/** A database that writes one thing after the other, and reads what was committed. */
export interface Database {
  /** Reads what is committed. */
  readonly reader: Executor;
  /**
   * Runs work all of which happens, or nothing. When its promise resolves, it is on the disk; when it
   * rejects, nothing of it has happened. Others wait meanwhile: a check and the change that it allows
   * are never apart.
   */
  write<Value>(work: Work<Value>): Promise<Value>;
  /** Waits for the work that was begun, and closes the file. */
  close(): Promise<void>;
}

async function open(url: string): Promise<Client> {
  // One connection, so that its settings are those of every statement.
  const client = createClient({ url, concurrency: 1, timeout: 5_000, intMode: 'number' });
  await client.execute('PRAGMA journal_mode = WAL');
  // With less, a power failure takes back what was answered already.
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA foreign_keys = ON');
  return client;
}

/** Opens the database of a file, and makes its tables where they are missing. */
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
