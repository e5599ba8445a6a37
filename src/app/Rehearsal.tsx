import { Activity, Suspense, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedLoads } from '../hooks/lazyWithRetry';

export interface RehearsalProps {
  /** The pages to render. Their code has loaded. */
  pages: readonly ComponentType[];
}

/**
 * Renders each page once outside the document while the browser is idle. This creates the styles of the page, which
 * takes half of the time of opening the page. Effects do not run.
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
        {/*
         * If a page fails here, the next page is still rendered. The failed page is rendered again when it is opened,
         * and reports its error then.
         */}
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
