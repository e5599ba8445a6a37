import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import pg from 'pg';
import type { Database, Query } from './database';

/**
 * The error codes with which Postgres rolls back a transaction that conflicts with another: serialization failure,
 * deadlock.
 */
const UNDONE = new Set(['40001', '40P01']);

/** The largest number of attempts for a transaction, and the first and the longest pause between two attempts. */
const ATTEMPTS = 12;
const PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 1_000;

const isUndone = (error: unknown) => UNDONE.has(String((error as { code?: unknown }).code));

/**
 * Retries a transaction that was rolled back. The pause doubles with each attempt, and is random, so two conflicting
 * transactions do not conflict again.
 */
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
    // If the state of the connection is unknown, the pool closes it.
    client.release(broken);
  }
}

/** Opens a Postgres database by its connection string. */
export async function open(connectionString: string): Promise<Database> {
  // If a call waits too long for a connection, it fails. The client retries the call later.
  const pool = new pg.Pool({ connectionString, max: 16, connectionTimeoutMillis: 10_000 });
  // If a connection is lost, its statement rejects. The events also need listeners, or else they would end the process.
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
