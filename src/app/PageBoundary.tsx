import { startTransition, useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { focusHeading, isFocusLost } from '../hooks/focus';
import { useLog } from '../state/DeviceProvider';
import RouteErrorPage from '../pages/RouteErrorPage';
import { retryFailedLoads } from '../hooks/lazyWithRetry';

export interface PageBoundaryProps {
  /** Whether the page is inside `AppFrame`, whose bars remain when the page fails. */
  isFramed?: boolean;
  /** The path of the current page. A new path resets the boundary. */
  pathname: string;
  children: ReactNode;
}

/** Shows `RouteErrorPage` instead of a page that throws. Its button renders the page again. */
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
            // In a transition, the error remains visible until the code has loaded.
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
          // The button that the user pressed was removed together with the focus, so the focus moves to the page's
          // heading.
          if (retries.current > 0 && isFocusLost()) focusHeading();
          retries.current = 0;
        }}
      />
    </ErrorBoundary>
  );
}

/** Calls `onShown` after the page beside it has mounted. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    onShown();
  }, [onShown]);
  return null;
}
