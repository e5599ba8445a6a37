import type { ComponentType } from 'react';
import { Activity, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedLoads } from '../hooks/lazyWithRetry';

export interface RehearsalProps {
  /** Pages whose code is there. */
  pages: readonly ComponentType[];
}

/**
 * Renders each page once, out of the document, while the browser has nothing else to do. Their styles
 * are made then, which is half of the work of opening a page for the first time. None of their effects runs.
 */
export function Rehearsal({ pages }: RehearsalProps) {
  const [stage] = useState(() => document.createElement('div'));
  const [turn, setTurn] = useState(-1);

  useEffect(() => {
    if (turn === pages.length) return undefined;
    const idle = window.requestIdleCallback(() => {
      setTurn(turn + 1);
    });
    return () => {
      window.cancelIdleCallback(idle);
    };
  }, [turn, pages]);

  const Page = pages[turn];
  return (
    Page &&
    createPortal(
      <Activity mode="hidden">
        {/* A page that fails says so when it is opened; the next one is rehearsed all the same. */}
        <ErrorBoundary key={turn} fallback={null} onError={retryFailedLoads}>
          <Suspense fallback={null}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </Activity>,
      stage,
    )
  );
}
