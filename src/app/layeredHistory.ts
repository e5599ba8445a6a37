import type { Location, Navigator, Path, To } from 'react-router-dom';
import { createPath, NavigationType, parsePath } from 'react-router-dom';
import { neutralPath } from '../constants/paths';
import { randomKey } from '../hooks/randomKey';
import { deviceTimer } from '../hooks/timer';

/** The state of an entry in the browser's history. A page has one entry, and one more for each open layer. */
interface Entry {
  /** The page's key. The entries of its layers have the same key. */
  readonly key: string;
  /** The state that the app passed with the navigation. */
  readonly usr: unknown;
  /** The position in the history. */
  readonly at: number;
  /** 0 for the page itself; otherwise the number of layers that are open. */
  readonly layer: number;
}

/** A navigation of the app. */
interface Write {
  readonly action: NavigationType;
  readonly path: Path;
  readonly usr: unknown;
}

/** The page that the router shows, and how the user came to it. */
export interface Visit {
  readonly location: Location;
  readonly action: NavigationType;
}

/** The open layers: sheets, menus and lists over the page. */
export interface Layers {
  readonly count: () => number;
  /** Closes the uppermost layer. Returns false if it stays open. */
  readonly closeTop: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How much of the user's data the browser's history contains. */
export interface Privacy {
  /** Whether URLs and states contain none of it. The pages are then known only in memory. */
  readonly isPrivate: boolean;
  /** Whether the pages are also removed from memory. */
  readonly forgets: boolean;
}

export interface LayeredHistory {
  readonly navigator: Navigator;
  readonly setPrivacy: (privacy: Privacy) => void;
  readonly visit: () => Visit;
  /** Follows the browser's history until the returned function is called. */
  readonly listen: (onVisit: (visit: Visit) => void) => () => void;
}

/** How long the history waits for the browser to traverse its entries. Browsers need some milliseconds. */
const TRAVERSAL_MS = 1_000;

/** How often a traversal is corrected, if the user pressed Back meanwhile. */
const CORRECTIONS = 8;

const isWhole = (value: unknown) => Number.isSafeInteger(value);

/** Reads the state of the current entry, and gives a state to an entry that has none. */
function readEntry(history: History, at: number): Entry {
  const state: unknown = history.state;
  const known = (typeof state === 'object' && state !== null ? state : {}) as Partial<Entry>;
  const { key, usr = null } = known;
  if (typeof key === 'string' && isWhole(known.at) && isWhole(known.layer)) return known as Entry;
  const entry = { key: typeof key === 'string' ? key : randomKey(), usr, at, layer: 0 };
  history.replaceState(entry, '');
  return entry;
}

/**
 * The browser's history for the router, in which Back closes what is open. In addition to the entry of a page, each open
 * layer has an entry with the same URL. The router sees only the entries of pages.
 *
 * - When a layer opens, its entry is added. When the layer closes without Back, the history returns from its entry.
 * - When the user presses Back at the entry of a layer, the layer closes. If it stays open because it asks about typed
 *   text, the history moves forward to its entry again.
 * - Before the app navigates, the history returns to the entry of the page, so that no entry of a layer remains
 *   between two pages.
 * - Forward or a reload can lead to the entry of a closed layer. From there the history returns to the page.
 * - While the history is private, each entry has a neutral URL and no state of the app. The real ones are in memory. An
 *   entry from before becomes neutral when the user returns to it.
 */
export function createLayeredHistory(view: Window, layers: Layers): LayeredHistory {
  const { history } = view;
  const startedAt = view.location.href;
  let now = readEntry(history, 0);
  let action: NavigationType = NavigationType.Pop;
  let onVisit: (visit: Visit) => void = () => undefined;
  /** The position that the history is going to, or null. */
  let target: number | null = null;
  let corrections = 0;
  let stopWaiting: () => void = () => undefined;
  let isClosing = false;
  let writes: readonly Write[] = [];

  let isPrivate = false;
  /** The real pages of private entries, by key. */
  const pages = new Map<string, Pick<Location, keyof Path | 'state'>>();

  const locate = (): Location => {
    const { pathname, search, hash } = view.location;
    return { pathname, search, hash, state: now.usr, ...pages.get(now.key), key: now.key };
  };
  let location = locate();

  /** Writes the current entry with the URL and the state that the history may contain now. */
  function writeEntry(): void {
    const { state, key, ...path } = locate();
    if (isPrivate) pages.set(key, { ...path, state });
    else pages.delete(key);
    now = { ...now, usr: isPrivate ? null : state };
    history.replaceState(now, '', isPrivate ? neutralPath(path.pathname) : createPath(path));
  }

  function show(by: NavigationType): void {
    location = locate();
    action = by;
    onVisit({ location, action });
  }

  function traverse(to: number): void {
    target = to;
    corrections = 0;
    stopWaiting();
    // A browser may refuse to traverse. The app must not wait for it for ever.
    stopWaiting = deviceTimer.after(TRAVERSAL_MS, arrive);
    history.go(to - now.at);
  }

  function arrive(): void {
    stopWaiting();
    target = null;
    now = readEntry(history, now.at);
    if (isPrivate) writeEntry();
    if (now.key !== location.key) show(NavigationType.Pop);
    settle();
  }

  /** Makes the history match what is open, and then navigates. */
  function settle(): void {
    if (target !== null || isClosing) return;
    const wanted = writes.length > 0 ? 0 : layers.count();
    if (now.layer > wanted) {
      traverse(now.at + wanted - now.layer);
      return;
    }
    const pending = writes;
    writes = [];
    for (const write of pending) navigate(write);
    for (let missing = layers.count() - now.layer; missing > 0; missing -= 1) {
      history.pushState({ ...now, at: now.at + 1, layer: now.layer + 1 }, '');
      // A browser may ignore the call if there were too many.
      now = readEntry(history, now.at);
    }
  }

  function navigate({ action: by, path, usr }: Write): void {
    const isPush = by === NavigationType.Push;
    now = {
      key: randomKey(),
      usr: isPrivate ? null : usr,
      at: now.at + (isPush ? 1 : 0),
      layer: 0,
    };
    if (isPrivate) pages.set(now.key, { ...path, state: usr });
    const url = isPrivate ? neutralPath(path.pathname) : createPath(path);
    if (isPush) history.pushState(now, '', url);
    else history.replaceState(now, '', url);
    show(by);
  }

  /** Closes layers from the top, until one stays open. */
  function closeLayers(most: number): void {
    isClosing = true;
    try {
      let left = most;
      while (left > 0 && layers.count() > 0 && layers.closeTop()) left -= 1;
    } finally {
      isClosing = false;
    }
  }

  function onPop(): void {
    const entry = readEntry(history, now.at + 1);
    if (target !== null) {
      if (entry.at === target || corrections === CORRECTIONS) {
        arrive();
        return;
      }
      corrections += 1;
      history.go(target - entry.at);
      return;
    }
    const from = now;
    const isOtherPage = entry.key !== location.key;
    now = entry;
    if (isPrivate) writeEntry();
    if (entry.at < from.at && layers.count() > 0) {
      closeLayers(isOtherPage ? Infinity : from.layer - entry.layer);
      const open = layers.count();
      if (isOtherPage ? open > 0 : open > entry.layer) {
        traverse(from.at - from.layer + open);
        return;
      }
    }
    if (isOtherPage) show(NavigationType.Pop);
    settle();
  }

  /** Returns the path as the browser writes it. It stays on this origin. */
  function encode(to: To): Path {
    const path = createPath(typeof to === 'string' ? parsePath(to) : to);
    const { pathname, search, hash } = new URL(path, view.location.origin);
    return { pathname, search, hash };
  }

  const write = (by: NavigationType) => (to: To, usr: unknown) => {
    writes = [...writes, { action: by, path: encode(to), usr: usr ?? null }];
    settle();
  };

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      encodeLocation: encode,
      go: (delta) => {
        history.go(delta);
      },
      push: write(NavigationType.Push),
      replace: write(NavigationType.Replace),
    },
    visit: () => ({ location, action }),
    setPrivacy(privacy) {
      if (privacy.forgets) pages.clear();
      if (privacy.isPrivate === isPrivate && !privacy.forgets) return;
      isPrivate = privacy.isPrivate;
      writeEntry();
      if (privacy.forgets) {
        pages.clear();
        show(NavigationType.Replace);
      }
    },
    listen(listener) {
      onVisit = listener;
      // One render can close a layer and open another, so the layers are counted after it.
      const stop = layers.subscribe(() => {
        queueMicrotask(settle);
      });
      view.addEventListener('popstate', onPop);
      // The user may have pressed Back before the app followed the history.
      if (view.location.href === startedAt) settle();
      else onPop();
      return () => {
        stop();
        view.removeEventListener('popstate', onPop);
      };
    },
  };
}
