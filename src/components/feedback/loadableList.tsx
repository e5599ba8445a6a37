import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

/** The loading state of a list. */
export interface LoadingStates {
  /** Whether the lines are loading. Skeleton rows replace them; shown lines stay. */
  loading?: boolean | undefined;
  /** Whether loading failed; a text replaces the default sentence. Shown lines stay. */
  error?: boolean | string | undefined;
  /** Called to try again; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** The loading state of a list with pages. */
export interface PagingStates {
  /** Whether there are older lines, which a button loads. */
  hasMore?: boolean | undefined;
  /** Called to load the next lines. */
  onMore?: (() => void) | undefined;
  /** Whether the next lines are loading. */
  loadingMore?: boolean | undefined;
  /** Whether loading the next lines failed; a text replaces the default sentence. */
  moreError?: boolean | string | undefined;
}

export interface LoadableListProps extends LoadingStates, PagingStates {
  /** The lines. */
  children: ReactNode;
  /** The number of lines. */
  count: number;
  /** The content of an empty list. */
  empty?: ReactNode;
  /** Whether the list extends to the edges of its frame, and the other content has a padding. */
  inset?: boolean | undefined;
}

/** Lists without loading states do not need its code. */
const LoadedList = lazyWithRetry(async () => (await import('./loadingStates')).LoadedList, {
  isSilent: true,
});

/** A list with its loading states and errors. */
export function LoadableList(props: LoadableListProps) {
  const { children, count, empty = null, inset: _, ...states } = props;
  if (Object.values(states).every((state) => state === undefined))
    return count > 0 ? children : empty;
  // A loading list is not shown as an empty one.
  return (
    <Suspense fallback={count > 0 ? children : null}>
      <LoadedList {...props} />
    </Suspense>
  );
}
