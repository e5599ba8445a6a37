import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';
import { useIdle } from './useIdle';

/** Below all that a wallet is opened for, so its code comes later. */
const Shares = lazyWithRetry(async () => (await import('./ConnectedShareBar')).ConnectedShareBar, {
  isSilent: true,
});

/** How the active wallet's money is spread over its currencies. */
export function WalletShares() {
  const isIdle = useIdle();
  const room = <Box aria-busy="true" sx={{ minBlockSize: 120 }} />;
  return <Suspense fallback={room}>{isIdle ? <Shares /> : room}</Suspense>;
}
