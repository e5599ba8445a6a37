import { createPath, type Location, type Path } from 'react-router-dom';
import { neutralPath } from '../features/page/paths';
import { randomKey } from '../hooks/randomKey';

/**
 * The state of an entry in the browser's history. A page has one entry, and one more entry for each open layer: a
 * sheet, menu or list.
 */
export interface Entry {
  /** The page's key. The entries of its layers have the same key. */
  readonly key: string;
  /** The state that the app passed with the navigation. */
  readonly usr: unknown;
  /** The index of the entry in the history. */
  readonly at: number;
  /** The number of open layers at this entry; 0 for the page itself. */
  readonly layer: number;
}

/** A page, and the state that the app passed with the navigation to it. */
export type Page = Pick<Location, keyof Path | 'state'>;

/** Whether the browser's history may contain the user's data, such as the id of a transaction in a URL. */
export interface Privacy {
  /** Whether URLs and states must not contain the user's data. The real pages are then only in memory. */
  readonly isPrivate: boolean;
  /** Whether to remove the pages from memory as well. */
  readonly forgets: boolean;
}

const isWhole = (value: unknown) => Number.isSafeInteger(value);

/**
 * Reads and writes the entries of the browser's history. While the history is private, each entry has a neutral URL and
 * no state; the real URL and state are in memory. An older entry becomes neutral when the user returns to it.
 */
export function createHistoryEntries(view: Window) {
  const { history } = view;
  let isPrivate = false;
  /** The pages of the entries that were written since the page loaded, by key. */
  const pages = new Map<string, Page>();
  let now = current(0);

  /** Returns the current entry. If it has no valid state, writes a state with the position `at`. */
  function current(at: number): Entry {
    // The state of an entry that another program has written can be any value.
    const known = Object(history.state) as Partial<Entry>;
    const key = typeof known.key === 'string' ? known.key : randomKey();
    if (key === known.key && isWhole(known.at) && isWhole(known.layer)) return known as Entry;
    const entry = { key, usr: known.usr ?? null, at, layer: 0 };
    history.replaceState(entry, '');
    return entry;
  }

  const locate = (): Location => {
    const { pathname, search, hash } = view.location;
    return { pathname, search, hash, state: now.usr, ...pages.get(now.key), key: now.key };
  };

  /** Writes the current entry: in a private history with a neutral URL and without state. */
  function put(page: Page, isPush = false): void {
    pages.set(now.key, page);
    now = { ...now, usr: isPrivate ? null : page.state };
    const url = isPrivate ? neutralPath(page.pathname) : createPath(page);
    if (isPush) history.pushState(now, '', url);
    else history.replaceState(now, '', url);
  }

  return {
    now: () => now,
    /** Returns the page of the current entry. */
    locate,
    /** Reads the current entry after Back or Forward. `at` is its position if it has no state yet. */
    read(at = now.at): Entry {
      now = current(at);
      if (isPrivate) put(locate());
      return now;
    },
    /** Starts to move to the entry at a position. */
    goTo(at: number): void {
      history.go(at - now.at);
    },
    /** Adds the entry of another page, or replaces the current entry. */
    write(page: Page, isPush: boolean): void {
      now = { key: randomKey(), usr: null, at: now.at + Number(isPush), layer: 0 };
      put(page, isPush);
    },
    addLayer(): void {
      history.pushState({ ...now, at: now.at + 1, layer: now.layer + 1 }, '');
      // Browsers ignore `pushState` after too many calls.
      now = current(now.at);
    },
    setPrivacy({ isPrivate: next, forgets }: Privacy): void {
      if (forgets) pages.clear();
      if (next === isPrivate && !forgets) return;
      isPrivate = next;
      put(locate());
      if (forgets) pages.clear();
    },
  };
}
