/**
 * Returns whether the origin has a database with this name, without creating it. Returns false if the browser allows
 * none.
 */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return false;
  }
}

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
