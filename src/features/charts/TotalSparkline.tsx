import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry, retryFailedLoads } from '../../hooks/lazyWithRetry';
import { useIdle } from './useIdle';

/** The code loads after the page, so that it does not delay the first paint. */
const Drawing = lazyWithRetry(
  async () => (await import('./ConnectedSparkline')).ConnectedSparkline,
  { isSilent: true },
);

/**
 * A line of the active wallet's total over a day. Space is reserved for the line while its code loads. If the code
 * cannot be loaded, the balance card has no line.
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
