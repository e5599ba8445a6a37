import type { Location, Navigator, Path, To } from 'react-router-dom';
import { createPath, NavigationType, parsePath } from 'react-router-dom';
import { deviceTimer } from '../hooks/timer';
import type { Page, Privacy } from './historyEntries';
import { createHistoryEntries } from './historyEntries';

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
 */
export function createLayeredHistory(view: Window, layers: Layers): LayeredHistory {
  const startedAt = view.location.href;
  const entries = createHistoryEntries(view);
  let location = entries.locate();
  let action: NavigationType = NavigationType.Pop;
  let onVisit: (visit: Visit) => void = () => undefined;
  /** The position that the history is going to, or null. */
  let target: number | null = null;
  let corrections = 0;
  let stopWaiting: () => void = () => undefined;
  let isClosing = false;
  let writes: readonly [Page, NavigationType][] = [];

  function show(by: NavigationType): void {
    location = entries.locate();
    action = by;
    onVisit({ location, action });
  }

  function traverse(to: number): void {
    target = to;
    corrections = 0;
    stopWaiting();
    // A browser may refuse to traverse. The app must not wait for it for ever.
    stopWaiting = deviceTimer.after(TRAVERSAL_MS, arrive);
    entries.goTo(to);
  }

  function arrive(): void {
    stopWaiting();
    target = null;
    if (entries.read().key !== location.key) show(NavigationType.Pop);
    settle();
  }

  /** Makes the history match what is open, and then navigates. */
  function settle(): void {
    if (target !== null || isClosing) return;
    const wanted = writes.length > 0 ? 0 : layers.count();
    const { at, layer } = entries.now();
    if (layer > wanted) {
      traverse(at + wanted - layer);
      return;
    }
    const pending = writes;
    writes = [];
    for (const [page, by] of pending) {
      entries.write(page, by === NavigationType.Push);
      show(by);
    }
    for (let missing = layers.count() - entries.now().layer; missing > 0; missing -= 1)
      entries.addLayer();
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
    const from = entries.now();
    const entry = entries.read(from.at + 1);
    if (target !== null) {
      if (entry.at === target || corrections === CORRECTIONS) {
        arrive();
        return;
      }
      corrections += 1;
      entries.goTo(target);
      return;
    }
    const isOtherPage = entry.key !== location.key;
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

  const write = (by: NavigationType) => (to: To, state: unknown) => {
    writes = [...writes, [{ ...encode(to), state: state ?? null }, by]];
    settle();
  };

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      encodeLocation: encode,
      go: (delta) => {
        view.history.go(delta);
      },
      push: write(NavigationType.Push),
      replace: write(NavigationType.Replace),
    },
    visit: () => ({ location, action }),
    setPrivacy(privacy) {
      entries.setPrivacy(privacy);
      if (privacy.forgets) show(NavigationType.Replace);
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
