import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { startTransition, useCallback, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailedPart } from './FailedPart/FailedPart';
import { giveFocus } from '../../hooks/giveFocus';
import { isFocusLost } from '../../hooks/focus';
import { reloadFor, retryFailedLoads } from '../../hooks/lazyWithRetry';
import { useWhenOnline } from '../../hooks/useWhenOnline';

/** A place on the page, to find the part that takes it next. */
interface Place {
  readonly parent: Element | null;
  readonly before: Element | null;
}

const placeOf = (element: Element | null): Place => ({
  parent: element?.parentElement ?? null,
  before: element?.previousElementSibling ?? null,
});

/** Gives the focus to the heading of the part at a place, or to that part as a whole. */
function focusPartAt({ parent, before }: Place): void {
  const part = before ? before.nextElementSibling : parent?.firstElementChild;
  giveFocus(part?.querySelector('h1, h2, h3') ?? part);
}

interface PlaceholderProps extends Required<Pick<PartBoundaryProps, 'sentence' | 'component'>> {
  error: unknown;
  onShown: (box: Element | null) => void;
  onRetry: (box: Element | null) => void;
}

/** Replaces a part that failed. */
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
    <Box ref={box} component={component} sx={component === 'li' ? { paddingBlock: 3 } : {}}>
      <FailedPart onRetry={retry} onReload={reloadFor(error)}>
        {sentence}
      </FailedPart>
    </Box>
  );
}

/** Calls `onShown` once the part before it is mounted. */
function Recovery({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    onShown();
  }, [onShown]);
  return null;
}

export interface PartBoundaryProps {
  children: ReactNode;
  /** Names the part that cannot be shown. */
  sentence: string;
  /** The element around that sentence: an item where the part is an item of a list. */
  component?: 'div' | 'li';
  /** Called with whatever the part threw, for a log. */
  onError?: (cause: unknown) => void;
}

/**
 * Lets a part of the page fail by itself: a sentence replaces it, and everything around it keeps working. It is tried
 * again by a button, and when the connection is back. When its code is missing a second time, a button reloads the page.
 */
export function PartBoundary({
  children,
  sentence,
  component = 'div',
  onError,
}: PartBoundaryProps) {
  // Where the part is being tried again; null most of the time.
  const tried = useRef<Place | null>(null);
  // The button that was pressed is removed with the sentence. The focus moves to what replaces them.
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
