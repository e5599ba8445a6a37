import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry, retryFailedLoads } from '../../hooks/lazyWithRetry';
import { useIdle } from './useIdle';

/** The code loads after the first paint. */
const Drawing = lazyWithRetry(
  async () => (await import('./ConnectedSparkline')).ConnectedSparkline,
  { isSilent: true },
);

/**
 * A line chart of the active wallet's total over a day. Reserves space while the code loads. If the code does not load,
 * no line is shown.
 */
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
