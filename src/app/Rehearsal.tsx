import {
  Activity,
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
} from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { retryFailedLoads } from '../hooks/lazyWithRetry';

export interface RehearsalProps {
  /** The pages to render. Their code has loaded. */
  pages: readonly ComponentType[];
}

/** The events of the user's first input. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/**
 * Renders each page once outside the document while the browser is idle. This creates the styles of the page, which
 * takes half of the time of opening the page. Effects do not run. The first input of the user ends the rehearsal, so that
 * it never delays an answer.
 */
export function Rehearsal({ pages }: RehearsalProps) {
  const [stage] = useState(() => document.createElement('div'));
  const [turn, setTurn] = useState(-1);

  useEffect(() => {
    const end = () => {
      setTurn(pages.length);
    };
    for (const input of INPUTS) window.addEventListener(input, end, true);
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, end, true);
    };
  }, [pages]);

  useEffect(() => {
    if (turn === pages.length) return undefined;
    const idle = window.requestIdleCallback(() => {
      // React divides the render of a transition into short slices, so that the browser can respond in between.
      startTransition(() => {
        setTurn(turn + 1);
      });
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
