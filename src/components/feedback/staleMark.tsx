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
  /** The time of the figures as ISO 8601 text; undefined if the figures are up to date. */
  since: string | undefined;
  /** Whether the total excludes unknown balances. */
  partial?: boolean | undefined;
}

/** Shows that figures are out of date, or that a total is incomplete. */
export function StaleMark({ since, partial = false }: StaleMarkProps) {
  return (
    // The live region is always rendered, because screen readers announce only changes inside an existing region.
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
