import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

const StaleWords = lazyWithRetry(async () => (await import('./loadingStates')).StaleWords, {
  isSilent: true,
});

/** Says that figures are not of now, where there is a moment of the last good answer. */
export function StaleMark({ since }: { since: string | undefined }) {
  return (
    // There before it says anything, so that screen readers hear of it.
    <Box aria-live="polite">
      {since !== undefined && (
        <Suspense fallback={null}>
          <StaleWords since={since} />
        </Suspense>
      )}
    </Box>
  );
}
