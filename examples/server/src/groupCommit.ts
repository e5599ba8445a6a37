import { setImmediate } from 'node:timers/promises';
import type { Client, Transaction } from '@libsql/client';

/** Where a statement is run: outside any transaction, or inside one. */
export type Executor = Pick<Transaction, 'execute'>;

/** Reads and writes that belong together. */
export type Work<Value> = (on: Executor) => Promise<Value>;

/** Says that more work waits than the server takes on; the caller comes back after a while. */
export class Overload extends Error {}

/** Work that waits, and how to tell the one who waits for it. */
interface Waiting {
  /** Does the work, and answers how to tell of it once it is on the disk. */
  readonly run: (on: Executor) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/** The most work that shares one commit: few enough for the first not to wait long for the last. */
const GROUP = 64;

/** One savepoint is enough: work runs one after the other. */
async function inSavepoint({ run, fail }: Waiting, on: Executor): Promise<() => void> {
  await on.execute('SAVEPOINT work');
  try {
    const tell = await run(on);
    await on.execute('RELEASE work');
    return tell;
  } catch (error) {
    await on.execute('ROLLBACK TO work');
    await on.execute('RELEASE work');
    return () => {
      fail(error);
    };
  }
}

/** Runs all work in one transaction, and tells nobody of it before it is on the disk. */
async function commit(client: Client, group: readonly Waiting[]): Promise<void> {
  const transaction = await client.transaction('write');
  try {
    const tell: (() => void)[] = [];
    for (const waiting of group) tell.push(await inSavepoint(waiting, transaction));
    await transaction.commit();
    for (const each of tell) each();
  } finally {
    // Rolls back what was not committed.
    transaction.close();
  }
}

/**
 * Writes in groups: waiting for the disk is by far the slowest part of a payment, and all that wait at
 * one moment wait for it together. Each work is a savepoint of its own inside the group's transaction: it
 * happens whole or not at all, sees those before it, and fails alone.
 */
export function createGroupCommit(client: Client, mostWaiting: number) {
  let waiting: Waiting[] = [];
  let busy: Promise<void> | null = null;

  async function drain() {
    while (waiting.length > 0) {
      // SQLite answers without giving others a turn: without this one, a group would be of one.
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
