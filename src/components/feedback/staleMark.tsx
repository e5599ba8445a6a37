import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

const StaleWords = lazyWithRetry(async () => (await import('./loadingStates')).StaleWords, {
  isSilent: true,
});

const PartialWords = lazyWithRetry(async () => (await import('./loadingStates')).PartialWords, {
  isSilent: true,
});

export interface StaleMarkProps {
  /** The moment of the figures, while they are not up to date. */
  since: string | undefined;
  /** Whether the total excludes unknown balances. */
  partial?: boolean | undefined;
}

/** Shows that figures are not up to date, or that a total is not complete. */
export function StaleMark({ since, partial = false }: StaleMarkProps) {
  return (
    // Always rendered, so that its changes are announced.
    <Box aria-live="polite">
      {since !== undefined && (
        <Suspense fallback={null}>
          <StaleWords since={since} />
        </Suspense>
      )}
      {partial && (
        <Suspense fallback={null}>
          <PartialWords />
        </Suspense>
      )}
    </Box>
  );
}
