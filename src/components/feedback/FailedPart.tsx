import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsOnline } from '../../hooks/useIsOnline';
import { Button } from '../inputs/internals/button';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { Banner } from './Banner';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  offline: 'You are offline.',
  retry: 'Try again',
  reload: 'Reload the page',
  newVersion: 'A new version may be the reason. Reload the page to get it.',
} as const;

export type FailedPartTexts = typeof english;

export interface FailedPartProps extends RootProps {
  /** A sentence about the content that cannot be shown, and the user's next step. */
  children: ReactNode;
  /** Called when the user presses `Try again`. */
  onRetry: () => void;
  /**
   * Reloads the page. Pass it only after a second attempt has failed. While the device is online, the component then
   * shows a button that reloads the page, and names a new version of the app as a possible reason.
   */
  onReload?: (() => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Shown instead of a part of the page that failed: a sentence, and a button that tries again. If the device is offline,
 * a second sentence shows this.
 */
export const FailedPart = rooted(
  'FailedPart',
  function FailedPart({ children, onRetry, onReload, messages }: FailedPartProps, root) {
    const say = useMessages('FailedPart', english, messages);
    const isOnline = useIsOnline();
    // While the device is offline, a reload would replace the page with an error page of the browser.
    const reload = isOnline ? onReload : undefined;
    return (
      <Banner {...root()} tone="error">
        <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
        {!isOnline && <Box>{say('offline')}</Box>}
        {reload && <Box>{say('newVersion')}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 3 }}>
          <Button variant="outlined" size="small" onClick={onRetry}>
            {say('retry')}
          </Button>
          {reload && (
            <Button variant="text" size="small" onClick={reload}>
              {say('reload')}
            </Button>
          )}
        </Box>
      </Banner>
    );
  },
);
