import type { Location, Navigator, Path, To } from 'react-router-dom';
import { createPath, NavigationType } from 'react-router-dom';
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

const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** Returns the path as the browser writes it. It stays on the origin. */
function encodePath(to: To, origin: string): Path {
  const { pathname, search, hash } = new URL(createHref(to), origin);
  return { pathname, search, hash };
}

/** Closes at most `most` layers from the top, until one stays open. */
function closeLayers(layers: Layers, most: number): void {
  let left = most;
  while (left > 0 && layers.count() > 0 && layers.closeTop()) left -= 1;
}

/**
 * The browser's history for the router, in which Back closes what is open. In addition to the entry of a page, each
 * open layer has an entry with the same URL. The router sees only the entries of pages.
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
  let visit: Visit = { location: entries.locate(), action: NavigationType.Pop };
  let onVisit: (visit: Visit) => void = () => undefined;
  /** The position that the history is going to, or null. */
  let target: number | null = null;
  let corrections = 0;
  let stopWaiting: () => void = () => undefined;
  let isClosing = false;
  const writes: [Page, NavigationType][] = [];

  function show(action: NavigationType = NavigationType.Pop): void {
    visit = { location: entries.locate(), action };
    onVisit(visit);
  }

  function traverse(to: number): void {
    target = to;
    corrections = 0;
    // A browser may refuse to traverse. The app must not wait for it for ever.
    stopWaiting = deviceTimer.after(TRAVERSAL_MS, arrive);
    entries.goTo(to);
  }

  function arrive(): void {
    stopWaiting();
    target = null;
    if (entries.read().key !== visit.location.key) show();
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
    for (const [page, by] of writes.splice(0)) {
      entries.write(page, by === NavigationType.Push);
      show(by);
    }
    for (let missing = layers.count() - entries.now().layer; missing > 0; missing -= 1)
      entries.addLayer();
  }

  function onPop(): void {
    const from = entries.now();
    const entry = entries.read(from.at + 1);
    if (target !== null) {
      if (entry.at === target || corrections === CORRECTIONS) arrive();
      else {
        corrections += 1;
        entries.goTo(target);
      }
      return;
    }
    const isOtherPage = entry.key !== visit.location.key;
    if (entry.at < from.at && layers.count() > 0) {
      isClosing = true;
      try {
        closeLayers(layers, isOtherPage ? Infinity : from.layer - entry.layer);
      } finally {
        isClosing = false;
      }
      const open = layers.count();
      if (isOtherPage ? open > 0 : open > entry.layer) {
        traverse(from.at - from.layer + open);
        return;
      }
    }
    if (isOtherPage) show();
    settle();
  }

  const encode = (to: To) => encodePath(to, view.location.origin);

  const write = (by: NavigationType) => (to: To, state: unknown) => {
    writes.push([{ ...encode(to), state: state ?? null }, by]);
    settle();
  };

  return {
    navigator: {
      createHref,
      encodeLocation: encode,
      go: (delta) => {
        view.history.go(delta);
      },
      push: write(NavigationType.Push),
      replace: write(NavigationType.Replace),
    },
    visit: () => visit,
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
