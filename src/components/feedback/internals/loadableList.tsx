import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  lazyWithRetry,
  MissingCode,
  reloadFor,
  retryFailedLoads,
} from '../../../hooks/lazyWithRetry';
import { useWhenOnline } from '../../../hooks/useWhenOnline';
import { useMessages } from '../../provider/useMessages';
import { FailedPart, type FailedPartProps } from '../FailedPart';
import { Loadable as english } from './Loadable.messages';

/** The props about loading that Florin's lists share. */
export interface LoadingStates {
  /**
   * Whether the rows of the list are loading. An empty list shows skeletons; rows that are already shown stay visible.
   */
  loading?: boolean | undefined;
  /** Whether loading failed. A string replaces the default error sentence. Rows that are already shown stay visible. */
  error?: boolean | string | undefined;
  /** Called when the user presses the button that loads the rows again. If omitted, the error has no button. */
  onRetry?: (() => void) | undefined;
}

/** The props about loading more rows, for a list that loads its rows in pages. */
export interface PagingStates {
  /** Whether there are more rows to load. With `onMore`, a button below the list then loads them. */
  hasMore?: boolean | undefined;
  /** Called when the user presses the button that loads more rows. If omitted, there is no such button. */
  onMore?: (() => void) | undefined;
  /** Whether more rows are being loaded. */
  loadingMore?: boolean | undefined;
  /** Whether loading more rows failed. A string replaces the default error sentence. */
  moreError?: boolean | string | undefined;
}

export interface LoadableListProps extends LoadingStates, PagingStates {
  children: ReactNode;
  /** The number of rows in `children`. */
  count: number;
  /** The content shown instead of an empty list. */
  empty?: ReactNode;
  /** Whether the rows extend to the edges of the list's frame. Skeletons, errors and buttons then get a padding. */
  inset?: boolean | undefined;
}

/** Loaded on demand, because lists that have no loading states do not need this code. */
const LoadedList = lazyWithRetry(async () => (await import('./loadingStates')).LoadedList, {
  isSilent: true,
});

type MissingStatesProps = Pick<FailedPartProps, 'onRetry' | 'onReload'>;

/** The error that is shown below the rows if the code of `LoadedList` could not be loaded. */
function MissingStates(retry: MissingStatesProps) {
  const say = useMessages('Loadable', english);
  useWhenOnline(retry.onRetry);
  return <FailedPart {...retry}>{say('failed')}</FailedPart>;
}

/** Renders a list, its skeleton, its error, or the content for an empty list. */
export function LoadableList(props: LoadableListProps) {
  const { children, count, empty = null, inset: _, ...states } = props;
  if (Object.values(states).every((state) => state === undefined))
    return count > 0 ? children : empty;
  // While `LoadedList` loads, a list without rows must not be shown as empty.
  const known = count > 0 ? children : null;
  return (
    <ErrorBoundary
      onError={retryFailedLoads}
      fallbackRender={({ error, resetErrorBoundary }) => {
        // Handles only a failure to load the code of `LoadedList`. An error of a row is thrown to the next boundary.
        if (!(error instanceof MissingCode)) throw error;
        return (
          <>
            {known}
            <MissingStates onRetry={resetErrorBoundary} onReload={reloadFor(error)} />
          </>
        );
      }}
    >
      <Suspense fallback={known}>
        <LoadedList {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
