import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../hooks/focus';
import { giveFocus } from '../../hooks/giveFocus';
import { useMessages } from '../provider/useMessages';
import { Banner } from './Banner';
import { FailedPart } from './FailedPart';
import { Loadable as english } from './Loadable.messages';
import { LoadingRows } from './loadingRows';

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

interface LoadableListProps extends LoadingStates, PagingStates {
  /** The lines. */
  children: ReactNode;
  /** How many lines there are. */
  count: number;
  /** Stands there when nothing comes. */
  empty?: ReactNode;
  /** The list reaches to the edges of its frame, and everything else keeps away from them. */
  inset?: boolean;
}

/** A list with what stands in its place, above it and below it while it is loaded, and when that failed. */
export function LoadableList({
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
  // The button that was pressed may be gone. The focus goes on to the words that say how it went.
  useEffect(() => {
    if (!pressed.current || !isFocusLost()) return;
    pressed.current = false;
    giveFocus(status.current);
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
      {/* There before it says anything, so that screen readers hear of it. */}
      {isLive && (
        <Box
          ref={status}
          component="p"
          aria-live="polite"
          sx={words() === '' || loading === true ? visuallyHidden : said}
        >
          {words()}
        </Box>
      )}
      {hasMore === true && (
        <Button
          fullWidth
          aria-disabled={loadingMore}
          onClick={press(loadingMore ? undefined : onMore)}
        >
          {say('more')}
        </Button>
      )}
    </Box>
  );
}

const said = {
  typography: 'caption',
  color: 'text.secondary',
  textAlign: 'center',
  marginBlock: 0,
  paddingBlockStart: 3,
} as const;
