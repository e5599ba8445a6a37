import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../../hooks/focus';
import { focusElement } from '../../../hooks/focusElement';
import { Button } from '../../inputs/internals/button';
import { useMessages } from '../../provider/useMessages';
import { Banner } from '../Banner';
import { FailedPart } from '../FailedPart';
import type { LoadableListProps } from './loadableList';
import { Loadable as english } from './Loadable.messages';
import { LoadingRows } from './loadingRows';

/** Shows a list with its loading states and errors. `LoadableList` loads it on demand. */
export function LoadedList({
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

/** The skeleton of the main amount of a card. */
export function LoadingShape() {
  const say = useMessages('Loadable', english);
  return (
    <Skeleton role="status" aria-label={say('loading')} width="60%" sx={onAnyGround}>
      {'\u00A0'}
    </Skeleton>
  );
}

/** The skeleton is as high as the amount, in a light shade of the text colour. */
const onAnyGround = {
  typography: 'amountHero',
  bgcolor: 'color-mix(in srgb, currentColor 30%, transparent)',
} as const;
