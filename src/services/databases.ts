/** Whether this page's origin has a database with this name. Does not create it. False if the browser keeps none. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return false;
  }
}

/** Aborts a transaction, unless it has ended. */
export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It was committed or aborted before.
  }
}

/**
 * Aborts a transaction if the browser freezes the page in its back/forward cache meanwhile. In WebKit, the transaction
 * of a frozen page would block those of all other pages.
 */
export function abortOnFreeze(transaction: IDBTransaction): void {
  // A test in Node has no page.
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
