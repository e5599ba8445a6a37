import { setImmediate } from 'node:timers/promises';
import type { Client, Transaction } from '@libsql/client';
import { createClient } from '@libsql/client';
import type { Database, Query } from './database';

const queryOf =
  (on: Client | Transaction): Query =>
  async (text, values = []) => {
    // SQLite has one writer, so a transaction that writes has locked all rows.
    const sql = text.replaceAll(/\$(?=\d)/g, '?').replace(/FOR UPDATE\s*$/, '');
    return (await on.execute({ sql, args: [...values] })).rows;
  };

async function connect(file: string): Promise<Client> {
  // A single connection, so that the settings apply to every statement.
  const client = createClient({ url: `file:${file}`, concurrency: 1, timeout: 5_000 });
  await client.execute('PRAGMA journal_mode = WAL');
  // With less, a power failure could undo orders that were already confirmed.
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA foreign_keys = ON');
  return client;
}

/** Opens a SQLite file for this process. Its writes run one after the other. */
export async function open(file: string): Promise<Database> {
  const [reader, writer] = [await connect(file), await connect(file)];
  let last: Promise<unknown> = Promise.resolve();
  return {
    engine: 'sqlite',
    query: queryOf(reader),
    transact(work) {
      const run = last.then(async () => {
        // SQLite answers without yielding to the event loop. Other calls go on between two transactions.
        await setImmediate();
        const transaction = await writer.transaction('write');
        try {
          const answer = await work(queryOf(transaction));
          await transaction.commit();
          return answer;
        } finally {
          // Rolls back an uncommitted transaction.
          transaction.close();
        }
      });
      last = run.catch(() => undefined);
      return run;
    },
    async close() {
      await last;
      reader.close();
      writer.close();
    },
  };
}
