import type { ReactNode } from 'react';
import { startTransition, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { focusHeading, isFocusLost } from '../hooks/focus';
import { useLog } from '../state/DeviceProvider';
import RouteErrorPage from '../pages/RouteErrorPage';
import { retryFailedLoads } from '../hooks/lazyWithRetry';

export interface PageBoundaryProps {
  /** Whether the page is inside `AppFrame`, whose bars stay when the page fails. */
  isFramed?: boolean;
  /** The address of the open page. A new address resets the boundary. */
  pathname: string;
  children: ReactNode;
}

/** Replaces a page that failed with `RouteErrorPage`, and tries it again. */
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
            // The error stays until the code has loaded or has failed again.
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
          // The pressed button was removed, so the focus is lost.
          if (retries.current > 0 && isFocusLost()) focusHeading();
          retries.current = 0;
        }}
      />
    </ErrorBoundary>
  );
}

/** Calls `onShown` when the page beside it has mounted. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    onShown();
  }, [onShown]);
  return null;
}
