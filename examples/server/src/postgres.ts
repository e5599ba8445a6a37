import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import pg from 'pg';
import type { Database, Query } from './database';

/** Postgres undid the transaction because of another one: a serialization failure, a deadlock. */
const UNDONE = new Set(['40001', '40P01']);

/** How often a transaction runs at most, and the first and the longest pause before it runs again. */
const ATTEMPTS = 12;
const PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 1_000;

const isUndone = (error: unknown) => UNDONE.has(String((error as { code?: unknown }).code));

/** Runs a transaction again after it was undone. The pause doubles, and is random so that two do not meet again. */
async function untilDone<Answer>(run: () => Promise<Answer>, attempt = 1): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!isUndone(error) || attempt === ATTEMPTS) throw error;
  }
  await sleep(Math.random() * Math.min(PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
  return untilDone(run, attempt + 1);
}

const queryOf =
  (on: Pool | PoolClient): Query =>
  async (text, values = []) =>
    (await on.query<Record<string, unknown>>(text, [...values])).rows;

async function once<Answer>(pool: Pool, work: (query: Query) => Promise<Answer>): Promise<Answer> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const answer = await work(queryOf(client));
    await client.query('COMMIT');
    return answer;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection whose state is unknown is closed.
    client.release(broken);
  }
}

/** Opens a Postgres database by its connection string. */
export async function open(connectionString: string): Promise<Database> {
  // A call that waits too long for a connection fails, and its client repeats it later.
  const pool = new pg.Pool({ connectionString, max: 16, connectionTimeoutMillis: 10_000 });
  // The statement on a lost connection rejects. Without listeners its events would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = queryOf(pool);
  return {
    engine: 'postgres',
    query: (text, values) => untilDone(() => query(text, values)),
    transact: (work) => untilDone(() => once(pool, work)),
    close: () => pool.end(),
  };
}
