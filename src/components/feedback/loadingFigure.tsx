import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

const LoadingShape = lazyWithRetry(async () => (await import('./loadingStates')).LoadingShape, {
  isSilent: true,
});

/** The space of the main amount of a card while it loads, and later its skeleton. */
export function LoadingFigure() {
  return (
    <Suspense fallback={<Typography variant="amountHero">{'\u00A0'}</Typography>}>
      <LoadingShape />
    </Suspense>
  );
}
