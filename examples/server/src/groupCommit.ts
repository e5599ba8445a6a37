import { setImmediate } from 'node:timers/promises';
import type { Client, Transaction } from '@libsql/client';

/** Runs a statement, outside or inside a transaction. */
export type Executor = Pick<Transaction, 'execute'>;

/** Reads and writes that succeed or fail together. */
export type Work<Value> = (on: Executor) => Promise<Value>;

/** Thrown when too much work waits. The caller may retry later. */
export class Overload extends Error {}

/** Waiting work, with the functions that settle its promise. */
interface Waiting {
  /** Runs the work, and returns a function that resolves the promise, to be called after the commit. */
  readonly run: (on: Executor) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/** The largest number of works in one commit. It limits how long the first one waits for the last one. */
const GROUP = 64;

/** Runs work in a savepoint. Savepoints are never nested, because works run one after the other. */
async function inSavepoint({ run, fail }: Waiting, on: Executor): Promise<() => void> {
  await on.execute('SAVEPOINT work');
  try {
    const resolve = await run(on);
    await on.execute('RELEASE work');
    return resolve;
  } catch (error) {
    await on.execute('ROLLBACK TO work');
    await on.execute('RELEASE work');
    return () => {
      fail(error);
    };
  }
}

/** Runs all work in one transaction. The promises settle only after the changes are on the disk. */
async function commit(client: Client, group: readonly Waiting[]): Promise<void> {
  const transaction = await client.transaction('write');
  try {
    const settle: (() => void)[] = [];
    for (const waiting of group) settle.push(await inSavepoint(waiting, transaction));
    await transaction.commit();
    for (const each of settle) each();
  } finally {
    // Rolls back an uncommitted transaction.
    transaction.close();
  }
}

/**
 * Commits works in groups, because waiting for the disk is by far the slowest part of a payment. Each work has a
 * separate savepoint in the group's transaction: it is atomic, sees the changes of earlier works, and its failure does
 * not affect the others.
 */
export function createGroupCommit(client: Client, mostWaiting: number) {
  let waiting: Waiting[] = [];
  let busy: Promise<void> | null = null;

  async function drain() {
    while (waiting.length > 0) {
      // SQLite answers without yielding to the event loop. Without this, every group would contain a single work.
      await setImmediate();
      const group = waiting.slice(0, GROUP);
      waiting = waiting.slice(GROUP);
      try {
        await commit(client, group);
      } catch (error) {
        for (const { fail } of group) fail(error);
      }
    }
    busy = null;
  }

  return {
    write<Value>(work: Work<Value>): Promise<Value> {
      if (waiting.length >= mostWaiting) return Promise.reject(new Overload());
      return new Promise((resolve, reject) => {
        waiting.push({
          fail: reject,
          run: async (on) => {
            const value = await work(on);
            return () => {
              resolve(value);
            };
          },
        });
        busy ??= drain();
      });
    },
    /** Resolves when nothing waits. */
    idle: () => busy ?? Promise.resolve(),
  };
}
