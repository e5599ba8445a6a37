import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { Banner } from './Banner';
import { FailedPart as english } from './FailedPart.messages';
import { rooted } from '../provider/rooted';
import type { RootProps, SlotProps } from '../provider/roots';

export interface FailedPartProps
  extends RootProps, SlotProps<{ retry: ButtonProps }, FailedPartProps> {
  /** A sentence: what cannot be shown, and where it helps, what to do about it. */
  children: ReactNode;
  /** The user wants it tried again. */
  onRetry: () => void;
  /** Loads the whole page anew. Give it where trying again has not helped. */
  onReload?: () => void;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Stands in the place of a part of the page that failed, says so, and tries it again. */
export const FailedPart = rooted(
  'FailedPart',
  function FailedPart({ children, onRetry, onReload, messages }: FailedPartProps, root, part) {
    const say = useMessages('FailedPart', english, messages);
    return (
      <Banner {...root()} tone="error">
        <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 3 }}>
          {part(
            'retry',
            <Button variant="outlined" size="small" onClick={onRetry}>
              {say('retry')}
            </Button>,
          )}
          {onReload && (
            <Button variant="text" size="small" onClick={onReload}>
              {say('reload')}
            </Button>
          )}
        </Box>
      </Banner>
    );
  },
);
