import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry, retryFailedLoads } from '../../hooks/lazyWithRetry';
import { useIdle } from './useIdle';

/** Loaded after the page, so that it does not delay the first paint. */
const Drawing = lazyWithRetry(
  async () => (await import('./ConnectedSparkline')).ConnectedSparkline,
  { isSilent: true },
);

/** The active wallet's total over a day. Its space is reserved, and the balance card works without it. */
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
