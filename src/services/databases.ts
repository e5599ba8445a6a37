import type { Clock } from './clock';

/**
 * The time in milliseconds after which a call to IndexedDB counts as failed. A slow phone opens a database in about two
 * seconds. The time is shorter than the eight seconds after which index.html shows an error message instead of the app.
 */
export const ANSWER_MS = 5_000;

/**
 * The time is measured in steps of this many milliseconds. A single timer would end as soon as a device wakes, before
 * the browser could answer.
 */
const STEP_MS = 100;

/** The error of a call to IndexedDB that takes longer than `ANSWER_MS`. The call may still succeed later. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Returns the result of a call, or rejects with `NoAnswer` after `ANSWER_MS`. The call itself continues. */
export function inTime<Value>(clock: Pick<Clock, 'after'>, call: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let left = ANSWER_MS / STEP_MS;
    let hasEnded = false;
    const begin = () =>
      clock.after(STEP_MS, () => {
        left -= 1;
        if (left === 0) reject(new NoAnswer('The browser has not answered in time'));
        else
          queueMicrotask(() => {
            if (!hasEnded) cancel = begin();
          });
      });
    let cancel = begin();
    const end = () => {
      hasEnded = true;
      cancel();
    };
    void call.then(resolve, reject).finally(end);
  });
}

/** Returns whether a database exists, by opening it. Aborts the upgrade of a new database, so that none is created. */
const canOpen = (name: string) =>
  new Promise<boolean>((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.addEventListener('upgradeneeded', () => {
      isNew = true;
      request.transaction?.abort();
    });
    request.addEventListener('success', () => {
      request.result.close();
      resolve(true);
    });
    request.addEventListener('error', () => {
      if (isNew) resolve(false);
      else reject(request.error ?? new Error('The database cannot be opened'));
    });
  });

async function find(name: string): Promise<boolean> {
  let all: readonly IDBDatabaseInfo[];
  try {
    all = await indexedDB.databases();
  } catch {
    // Firefox has `databases` since version 126.
    return canOpen(name);
  }
  return all.some((database) => database.name === name);
}

/**
 * Returns whether the origin has a database with this name, without creating it. Rejects if this is unknown, because
 * the browser does not allow IndexedDB or does not answer.
 */
export const hasDatabase = (name: string, clock: Pick<Clock, 'after'>): Promise<boolean> =>
  inTime(clock, find(name));

/** Aborts a transaction that may already have ended. */
export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // `abort` throws if the transaction has already been committed or aborted.
  }
}

/**
 * Aborts a transaction when the browser moves the page to its back/forward cache. In WebKit, the transaction of such a
 * page would block the transactions of all other pages.
 */
export function abortOnFreeze(transaction: IDBTransaction): void {
  // In Node, where some tests run, there is no page.
  if (typeof window === 'undefined') return;
  const stop = new AbortController();
  const { signal } = stop;
  const freeze = ({ persisted }: PageTransitionEvent) => {
    if (persisted) abort(transaction);
  };
  window.addEventListener('pagehide', freeze, { signal });
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => stop.abort(), { signal });
}
