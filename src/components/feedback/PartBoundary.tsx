import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { startTransition, useCallback, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailedPart } from './FailedPart';
import { giveFocus } from '../../hooks/giveFocus';
import { isFocusLost } from '../../hooks/focus';
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
  onShown: (box: Element | null) => void;
  onRetry: (box: Element | null) => void;
}

/** Stands in the place of a part that failed. */
function Placeholder({ sentence, component, onShown, onRetry }: PlaceholderProps) {
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
      <FailedPart onRetry={retry}>{sentence}</FailedPart>
    </Box>
  );
}

/** Tells that the part is there, beside which it stands. */
function Recovery({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    onShown();
  }, [onShown]);
  return null;
}

export interface PartBoundaryProps {
  children: ReactNode;
  /** Says which part cannot be shown. */
  sentence: string;
  /** The element around that sentence: an item where the part is an item of a list. */
  component?: 'div' | 'li';
  /** Called with whatever the part threw, for a log. */
  onError?: (cause: unknown) => void;
}

/**
 * Lets a part of the page fail by itself: a sentence stands in its place, and everything around it
 * stays alive. It is tried again by a button, and when the connection is back.
 */
export function PartBoundary({
  children,
  sentence,
  component = 'div',
  onError,
}: PartBoundaryProps) {
  // Where the part is being tried again; null most of the time.
  const tried = useRef<Place | null>(null);
  // The button that was pressed goes with what it stands in. The focus goes on to what comes.
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
      onError={(cause) => onError?.(cause)}
      fallbackRender={({ resetErrorBoundary }) => (
        <Placeholder
          sentence={sentence}
          component={component}
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
