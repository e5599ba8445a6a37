import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, type ReactNode } from 'react';
import { isFocusLost } from '../../../hooks/focus';
import { focusElement } from '../../../hooks/focusElement';
import { Button } from '../../inputs/internals/button';
import { useMessages } from '../../provider/useMessages';
import { Banner } from '../Banner';
import { FailedPart } from '../FailedPart';
import { LoadingRows } from './lateSkeletons';
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

/** Renders a list, its skeleton, its error, or the content for an empty list. */
export function LoadableList(props: LoadableListProps) {
  const { children, count, empty = null, inset: _, ...states } = props;
  if (Object.values(states).every((state) => state === undefined))
    return count > 0 ? children : empty;
  return <LoadedList {...props} />;
}

/** Shows a list with its loading states and errors. */
function LoadedList({
  children,
  count,
  empty,
  inset = false,
  loading,
  error = false,
  onRetry,
  hasMore,
  onMore,
  loadingMore = false,
  moreError = false,
}: LoadableListProps) {
  const say = useMessages('Loadable', english);
  const status = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  // The pressed button may be removed. The focus then moves to the text that announces the result.
  useEffect(() => {
    if (!pressed.current || !isFocusLost()) return;
    pressed.current = false;
    focusElement(status.current);
  });
  const press = (act: (() => void) | undefined) => () => {
    pressed.current = true;
    act?.();
  };
  const block = { paddingInline: inset ? 4 : 0, paddingBlock: 3 };
  const failed = error === false || error === '' || loading === true ? undefined : error;
  const sentence = failed === true ? say('failed') : failed;
  const more = moreError === true ? say('moreFailed') : moreError;
  const words = () => {
    if (loading === true) return say('loading');
    if (loadingMore) return say('loadingMore');
    return hasMore === undefined || count === 0 ? '' : say('shown', { count });
  };
  const isLive = loading !== undefined || hasMore !== undefined;
  const rows = () => {
    if (count > 0) return children;
    if (loading === true) return <LoadingRows />;
    return failed === undefined ? empty : null;
  };
  return (
    <Box aria-busy={loading === true || loadingMore}>
      {sentence !== undefined && (
        <Box sx={block}>
          {onRetry ? (
            <FailedPart onRetry={press(onRetry)}>{sentence}</FailedPart>
          ) : (
            <Banner tone="error">{sentence}</Banner>
          )}
        </Box>
      )}
      <Box sx={count === 0 ? { paddingInline: block.paddingInline } : {}}>{rows()}</Box>
      {more !== false && more !== '' && !loadingMore && (
        <Box sx={block}>
          <Banner tone="error">{more}</Banner>
        </Box>
      )}
      {/* Always rendered, because screen readers announce only changes inside an existing live region. */}
      {isLive && (
        <Box
          ref={status}
          component="p"
          aria-live="polite"
          sx={words() === '' || loading === true ? visuallyHidden : visibleText}
        >
          {words()}
        </Box>
      )}
      {hasMore === true && onMore && (
        <Button
          fullWidth
          aria-disabled={loadingMore}
          onClick={press(loadingMore ? undefined : onMore)}
          sx={{ marginBlockEnd: 2 }}
        >
          {say('more')}
        </Button>
      )}
    </Box>
  );
}

const visibleText = {
  typography: 'caption',
  color: 'text.secondary',
  textAlign: 'center',
  marginBlock: 0,
  // Space for two focus rings: the ring of this text, and the ring of the button below. Otherwise the rings would touch
  // the text and the frame.
  paddingBlock: 3,
} as const;
