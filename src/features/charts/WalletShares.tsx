import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

/** Below all that a wallet is opened for, so its code comes later. */
const Shares = lazyWithRetry(async () => (await import('./ConnectedShareBar')).ConnectedShareBar, {
  isSilent: true,
});

/** How the active wallet's money is spread over its currencies. */
export function WalletShares() {
  return (
    <Suspense fallback={<Box aria-busy="true" sx={{ minBlockSize: 120 }} />}>
      <Shares />
    </Suspense>
  );
}
