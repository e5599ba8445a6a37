import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

/** How far a list has come whose lines are loaded from elsewhere. */
export interface LoadingStates {
  /** The lines are on their way: their shape stands in their place, and lines that are there stay. */
  loading?: boolean | undefined;
  /** Loading failed; a text is said instead of the list's own sentence. Lines that are there stay. */
  error?: boolean | string | undefined;
  /** The user wants it tried again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** How far a list has come that is loaded page by page. */
export interface PagingStates {
  /** There are older lines: a button asks for them. Leave it out for a list that is whole from the start. */
  hasMore?: boolean | undefined;
  /** The user wants the next lines. */
  onMore?: (() => void) | undefined;
  /** The next lines are on their way. */
  loadingMore?: boolean | undefined;
  /** Loading the next lines failed; a text is said instead of the list's own sentence. */
  moreError?: boolean | string | undefined;
}

export interface LoadableListProps extends LoadingStates, PagingStates {
  /** The lines. */
  children: ReactNode;
  /** How many lines there are. */
  count: number;
  /** Stands there when nothing comes. */
  empty?: ReactNode;
  /** The list reaches to the edges of its frame, and everything else keeps away from them. */
  inset?: boolean;
}

/** Lists that are whole from the start do without its code. */
const LoadedList = lazyWithRetry(async () => (await import('./loadingStates')).LoadedList, {
  isSilent: true,
});

/** A list with what stands in its place, above it and below it while it is loaded, and when that failed. */
export function LoadableList(props: LoadableListProps) {
  const { children, count, empty = null, inset: _, ...states } = props;
  if (Object.values(states).every((state) => state === undefined))
    return count > 0 ? children : empty;
  // A list that is on its way is not taken for an empty one.
  return (
    <Suspense fallback={count > 0 ? children : null}>
      <LoadedList {...props} />
    </Suspense>
  );
}
