import {
  createPath,
  NavigationType,
  type Location,
  type Navigator,
  type Path,
  type To,
} from 'react-router-dom';
import { deviceTimer } from '../hooks/timer';
import { createHistoryEntries, type Page, type Privacy } from './historyEntries';

/** The page that the router shows, and whether the user navigated to it or returned to it. */
export interface Visit {
  readonly location: Location;
  readonly action: NavigationType;
}

/** The open layers: sheets, menus and lists over the page. */
export interface Layers {
  readonly count: () => number;
  /** Closes the uppermost layer. Returns false if the layer remains open, because it asks the user about typed text. */
  readonly closeTop: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface LayeredHistory {
  readonly navigator: Navigator;
  readonly setPrivacy: (privacy: Privacy) => void;
  readonly visit: () => Visit;
  /** Listens to the browser's history. The returned function removes the listeners. */
  readonly listen: (onVisit: (visit: Visit) => void) => () => void;
}

/** The maximum time in milliseconds that a traversal may take. Browsers need only a few milliseconds. */
const TRAVERSAL_MS = 1_000;

/** The maximum number of times that a traversal is repeated if the user presses Back during the traversal. */
const CORRECTIONS = 8;

const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** Returns a path as the browser encodes it, on the same origin. */
function encodePath(to: To, origin: string): Path {
  const { pathname, search, hash } = new URL(createHref(to), origin);
  return { pathname, search, hash };
}

/** Closes at most `most` layers, beginning with the uppermost. Stops at a layer that remains open. */
function closeLayers(layers: Layers, most: number): void {
  let left = most;
  while (left > 0 && layers.count() > 0 && layers.closeTop()) left -= 1;
}

/**
 * Creates a history for the router in which Back closes the uppermost layer. The browser's history has an entry for
 * each page and for each open layer; the entries of layers have the URL of their page. The router sees only pages.
 *
 * - When a layer opens, an entry is added. When the layer closes without Back, the app returns by one entry.
 * - When the user presses Back, the uppermost layer closes. If the layer remains open because it asks about typed text,
 *   the app moves forward again.
 * - Before the app navigates, the app returns to the entry of the page, so that no entry of a layer remains
 *   between two pages.
 * - Forward or a reload can lead to the entry of a closed layer. The app then returns to the page.
 */
export function createLayeredHistory(view: Window, layers: Layers): LayeredHistory {
  const startedAt = view.location.href;
  const entries = createHistoryEntries(view);
  let visit: Visit = { location: entries.locate(), action: NavigationType.Pop };
  let onVisit: (visit: Visit) => void = () => undefined;
  /** The position to which the history is moving, or null. */
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
    // Browsers may ignore a traversal, so the app does not wait longer than this.
    stopWaiting = deviceTimer.after(TRAVERSAL_MS, arrive);
    entries.goTo(to);
  }

  function arrive(): void {
    stopWaiting();
    target = null;
    if (entries.read().key !== visit.location.key) show();
    settle();
  }

  /** Makes the entries match the open layers. Then performs pending navigations. */
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
      // One render can close one layer and open another. The microtask runs after both changes.
      const stop = layers.subscribe(() => {
        queueMicrotask(settle);
      });
      view.addEventListener('popstate', onPop);
      // The user may have pressed Back before the listener was added.
      if (view.location.href === startedAt) settle();
      else onPop();
      return () => {
        stop();
        view.removeEventListener('popstate', onPop);
      };
    },
  };
}
