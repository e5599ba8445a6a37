import type { ReactNode } from 'react';
import { startTransition, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { focusHeading, isFocusLost } from '../hooks/focus';
import { useLog } from '../state/DeviceProvider';
import RouteErrorPage from '../pages/RouteErrorPage';
import { retryFailedLoads } from '../hooks/lazyWithRetry';

export interface PageBoundaryProps {
  /** Whether the page is inside `AppFrame`. The bars of `AppFrame` stay when the page fails. */
  isFramed?: boolean;
  /** The path of the open page. A new path resets the boundary. */
  pathname: string;
  children: ReactNode;
}

/** Replaces a page that failed with `RouteErrorPage`, which has a button that renders the page again. */
export function PageBoundary({ isFramed = false, pathname, children }: PageBoundaryProps) {
  const log = useLog();
  const retries = useRef(0);
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(cause) => {
        retryFailedLoads();
        log.warn('A page could not be shown', cause);
      }}
      onReset={({ reason }) => {
        retries.current = reason === 'imperative-api' ? retries.current + 1 : 0;
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <RouteErrorPage
          error={error}
          isFramed={isFramed}
          onRetry={() => {
            // The error stays visible until the code has loaded or has failed to load again.
            startTransition(() => {
              resetErrorBoundary();
            });
          }}
        />
      )}
    >
      {children}
      <Shown
        onShown={() => {
          // The pressed button was removed with its focus, so the page's heading gets the focus.
          if (retries.current > 0 && isFocusLost()) focusHeading();
          retries.current = 0;
        }}
      />
    </ErrorBoundary>
  );
}

/** Calls `onShown` as soon as the page next to it has mounted. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    onShown();
  }, [onShown]);
  return null;
}
