import type { Location, Path } from 'react-router-dom';
import { createPath } from 'react-router-dom';
import { neutralPath } from '../constants/paths';
import { randomKey } from '../hooks/randomKey';

/** The state of an entry in the browser's history. A page has one entry, and one more for each open layer. */
export interface Entry {
  /** The page's key. The entries of its layers have the same key. */
  readonly key: string;
  /** The state that the app passed with the navigation. */
  readonly usr: unknown;
  /** The position in the history. */
  readonly at: number;
  /** 0 for the page itself; otherwise the number of layers that are open. */
  readonly layer: number;
}

/** A page, and the state that the app passed with the navigation to it. */
export type Page = Pick<Location, keyof Path | 'state'>;

/** How much of the user's data the browser's history contains. */
export interface Privacy {
  /** Whether URLs and states contain none of it. The pages are then known only in memory. */
  readonly isPrivate: boolean;
  /** Whether the pages are also removed from memory. */
  readonly forgets: boolean;
}

const isWhole = (value: unknown) => Number.isSafeInteger(value);

/**
 * The entries of the browser's history. While the history is private, each entry has a neutral URL and no state of the
 * app. The real ones are in memory. An entry from before becomes neutral when the user returns to it.
 */
export function createHistoryEntries(view: Window) {
  const { history } = view;
  let isPrivate = false;
  /** The real pages of the entries that were written in this visit, by key. */
  const pages = new Map<string, Page>();
  let now = current(0);

  /** Returns the current entry. If it has no state, gives it one with the position `at`. */
  function current(at: number): Entry {
    // The state of an entry from elsewhere can be any value, or null.
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

  /** Writes an entry with the URL and the state that the history may contain now. */
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
    /** Reads the current entry after a traversal. `at` is its position if it has no state yet. */
    read(at = now.at): Entry {
      now = current(at);
      if (isPrivate) put(locate());
      return now;
    },
    /** Starts a traversal to the entry with a position. */
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
      // A browser may ignore the call if there were too many.
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
