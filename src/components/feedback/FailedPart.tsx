import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Banner } from './Banner';

export interface FailedPartProps {
  /** A sentence: what cannot be shown, and where it helps, what to do about it. */
  children: ReactNode;
  /** The user wants it tried again. */
  onRetry: () => void;
  /** Loads the whole page anew. Give it where trying again has not helped. */
  onReload?: () => void;
}

/** Stands in the place of a part of the page that failed, says so, and tries it again. */
export function FailedPart({ children, onRetry, onReload }: FailedPartProps) {
  return (
    <Banner tone="error">
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 3 }}>
        <Button variant="outlined" size="small" onClick={onRetry}>
          Try again
        </Button>
        {onReload && (
          <Button variant="text" size="small" onClick={onReload}>
            Reload the page
          </Button>
        )}
      </Box>
    </Banner>
  );
}
