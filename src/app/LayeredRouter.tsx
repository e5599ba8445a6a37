import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';
import { openLayers } from '../hooks/openLayers';
import { useIsPrivate, useKept } from '../state/storage/useKept';
import { createLayeredHistory, type Layers } from './layeredHistory';

const layers: Layers = {
  count: () => openLayers.getState().length,
  closeTop: () => {
    const top = openLayers.getState().at(-1);
    flushSync(() => top?.close());
    return openLayers.getState().at(-1) !== top;
  },
  subscribe: openLayers.subscribe,
};

/**
 * The browser's router. Back closes the uppermost sheet, menu or list. If none is open, Back opens the previous page.
 */
export function LayeredRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createLayeredHistory(window, layers));
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        // In a transition, React shows the old page until the code of the next page has loaded.
        startTransition(() => {
          setVisit(next);
        });
      }),
    [history],
  );
  const isPrivate = useIsPrivate();
  const isLocked = useKept().status.kind === 'locked';
  const wasLocked = useRef(isLocked);
  useLayoutEffect(() => {
    // When the user locks the data, the opened pages are removed from memory. When the app starts with locked data, its
    // first page stays in memory, so that a link from another app opens after unlocking.
    history.setPrivacy({ isPrivate, forgets: isLocked && !wasLocked.current });
    wasLocked.current = isLocked;
  }, [history, isPrivate, isLocked]);
  return (
    <Router
      basename={import.meta.env.BASE_URL}
      location={visit.location}
      navigationType={visit.action}
      navigator={history.navigator}
    >
      {children}
    </Router>
  );
}
