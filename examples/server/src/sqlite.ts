import { setImmediate } from 'node:timers/promises';
import type { Client, Transaction } from '@libsql/client';
import { createClient } from '@libsql/client';
import type { Database, Query } from './database';

const queryOf =
  (on: Client | Transaction): Query =>
  async (text, values = []) => {
    // SQLite does not know `FOR UPDATE`. It has one writer, so a writing transaction has already locked all rows.
    const sql = text.replaceAll(/\$(?=\d)/g, '?').replace(/FOR UPDATE\s*$/, '');
    return (await on.execute({ sql, args: [...values] })).rows;
  };

async function connect(file: string): Promise<Client> {
  // With a single connection, the settings below apply to every statement.
  const client = createClient({ url: `file:${file}`, concurrency: 1, timeout: 5_000 });
  await client.execute('PRAGMA journal_mode = WAL');
  // With a lower setting, a power failure could undo orders that were already confirmed.
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA foreign_keys = ON');
  return client;
}

/** Opens a SQLite file for this process. Transactions run one after the other. */
export async function open(file: string): Promise<Database> {
  const [reader, writer] = [await connect(file), await connect(file)];
  let last: Promise<unknown> = Promise.resolve();
  return {
    engine: 'sqlite',
    query: queryOf(reader),
    transact(work) {
      const run = last.then(async () => {
        // SQLite runs without yielding to the event loop. This pause lets other calls continue between two
        // transactions.
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
