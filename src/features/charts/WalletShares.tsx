import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';
import { useIdle } from './useIdle';

/** The code loads after the first paint, because the shares are at the end of the page. */
const Shares = lazyWithRetry(async () => (await import('./ConnectedShareBar')).ConnectedShareBar, {
  isSilent: true,
});

/** Shows the share of each currency in the active wallet, and a placeholder until the code has loaded. */
export function WalletShares() {
  const isIdle = useIdle();
  const room = <Box aria-busy="true" sx={{ minBlockSize: 120 }} />;
  return <Suspense fallback={room}>{isIdle ? <Shares /> : room}</Suspense>;
}
