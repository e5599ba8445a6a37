import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

/** The loading state of a list. */
export interface LoadingStates {
  /** Whether the lines are loading. An empty list shows skeleton rows; lines that are already shown stay. */
  loading?: boolean | undefined;
  /** Whether loading failed. A text replaces the default error sentence. Lines that are already shown stay. */
  error?: boolean | string | undefined;
  /** Called to load again after an error. If omitted, the error has no button. */
  onRetry?: (() => void) | undefined;
}

/** The loading state of a list with pages. */
export interface PagingStates {
  /** Whether there are older lines. If so, a button loads them. */
  hasMore?: boolean | undefined;
  /** Called to load the next lines. */
  onMore?: (() => void) | undefined;
  /** Whether the next lines are loading. */
  loadingMore?: boolean | undefined;
  /** Whether loading the next lines failed. A text replaces the default error sentence. */
  moreError?: boolean | string | undefined;
}

export interface LoadableListProps extends LoadingStates, PagingStates {
  /** The lines of the list. */
  children: ReactNode;
  /** The number of lines. */
  count: number;
  /** The content of an empty list. */
  empty?: ReactNode;
  /** Whether the lines extend to the edges of the list's frame. The other content then gets a padding. */
  inset?: boolean | undefined;
}

/** Loaded on demand, because lists that have no loading states do not need this code. */
const LoadedList = lazyWithRetry(async () => (await import('./loadingStates')).LoadedList, {
  isSilent: true,
});

/** Shows a list, or its loading state, error or empty state. */
export function LoadableList(props: LoadableListProps) {
  const { children, count, empty = null, inset: _, ...states } = props;
  if (Object.values(states).every((state) => state === undefined))
    return count > 0 ? children : empty;
  // While `LoadedList` loads, a list that has no lines yet must not be shown as empty.
  return (
    <Suspense fallback={count > 0 ? children : null}>
      <LoadedList {...props} />
    </Suspense>
  );
}
