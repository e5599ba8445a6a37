import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry, retryFailedLoads } from '../../hooks/lazyWithRetry';
import { useIdle } from './useIdle';

/** Its code comes later than the page, whose first sight it must not delay. */
const Drawing = lazyWithRetry(
  async () => (await import('./ConnectedSparkline')).ConnectedSparkline,
  { isSilent: true },
);

/** The course of the active wallet's total over a day. Its room is kept, and the card works without it. */
export function TotalSparkline() {
  const isIdle = useIdle();
  return (
    <Box sx={{ blockSize: 32, marginBlockStart: 3, opacity: 0.85 }}>
      <ErrorBoundary fallback={null} onError={retryFailedLoads}>
        <Suspense fallback={null}>{isIdle && <Drawing />}</Suspense>
      </ErrorBoundary>
    </Box>
  );
}
