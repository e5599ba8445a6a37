import Box from '@mui/material/Box';
import { startTransition, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailedPart } from './FailedPart';
import { focusElement } from '../../hooks/focusElement';
import { isFocusLost } from '../../hooks/focus';
import { reloadFor, retryFailedLoads } from '../../hooks/lazyWithRetry';
import { useWhenOnline } from '../../hooks/useWhenOnline';

/** The parent and the previous sibling of an element. They locate the element that React renders there next. */
interface Place {
  readonly parent: Element | null;
  readonly before: Element | null;
}

const placeOf = (element: Element | null): Place => ({
  parent: element?.parentElement ?? null,
  before: element?.previousElementSibling ?? null,
});

/** Focuses the heading of the part that is now at a position, or the part itself if it has no heading. */
function focusPartAt({ parent, before }: Place): void {
  const part = before ? before.nextElementSibling : parent?.firstElementChild;
  focusElement(part?.querySelector('h1, h2, h3') ?? part);
}

interface PlaceholderProps extends Required<Pick<PartBoundaryProps, 'sentence' | 'component'>> {
  error: unknown;
  onShown: (box: Element | null) => void;
  onRetry: (box: Element | null) => void;
}

/** The fallback of the error boundary. It also retries when the device is online again. */
function Placeholder({ sentence, component, error, onShown, onRetry }: PlaceholderProps) {
  const box = useRef<HTMLElement>(null);
  const retry = () => {
    onRetry(box.current);
  };
  useWhenOnline(retry);
  useEffect(() => {
    onShown(box.current);
  }, [onShown]);
  return (
    <Box
      ref={box}
      component={component ?? 'div'}
      sx={component === 'li' ? { paddingBlock: 3 } : {}}
    >
      <FailedPart onRetry={retry} onReload={reloadFor(error)}>
        {sentence}
      </FailedPart>
    </Box>
  );
}

/** Calls `onShown` after the part has mounted. It is rendered after the part, so its effect runs after the part's. */
function Recovery({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    onShown();
  }, [onShown]);
  return null;
}

export interface PartBoundaryProps {
  /** The part whose errors are caught. */
  children: ReactNode;
  /** The sentence that replaces the part if it fails. It should name the part. */
  sentence: string;
  /** The element that replaces the part: `li` for an item of a list. */
  component?: 'div' | 'li' | undefined;
  /** When this value changes, a failed part is rendered again. */
  turn?: number | undefined;
  /** Called with the error of the part, so that the app can log it. */
  onError?: ((cause: unknown) => void) | undefined;
}

/**
 * An error boundary for a part of a page. A sentence replaces a failed part, and the rest of the page keeps working.
 * The part is rendered again when the user presses a button, or when the device is online again. If the part's code
 * fails to load twice, another button reloads the page.
 */
export function PartBoundary({
  children,
  sentence,
  component = 'div',
  turn,
  onError,
}: PartBoundaryProps) {
  // The position of the part that is being rendered again; null at other times.
  const tried = useRef<Place | null>(null);
  // A retry removes the pressed button, and thereby the focus. This function then moves the focus to the new content.
  const handOver = useCallback((focus: (place: Place) => void) => {
    if (tried.current && isFocusLost()) focus(tried.current);
    tried.current = null;
  }, []);
  const focusPart = useCallback(() => {
    handOver(focusPartAt);
  }, [handOver]);
  const focusButton = useCallback(
    (box: Element | null) => {
      handOver(() => box?.querySelector('button')?.focus());
    },
    [handOver],
  );
  return (
    <ErrorBoundary
      resetKeys={[turn]}
      onError={(cause) => {
        retryFailedLoads();
        onError?.(cause);
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Placeholder
          sentence={sentence}
          component={component}
          error={error}
          onShown={focusButton}
          onRetry={(box) => {
            tried.current = placeOf(box);
            startTransition(() => {
              resetErrorBoundary();
            });
          }}
        />
      )}
    >
      {children}
      <Recovery onShown={focusPart} />
    </ErrorBoundary>
  );
}
