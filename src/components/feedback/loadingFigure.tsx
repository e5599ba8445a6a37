import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

const LoadingShape = lazyWithRetry(async () => (await import('./loadingStates')).LoadingShape, {
  isSilent: true,
});

/**
 * Reserves the space of a card's main amount while the amount loads. A skeleton fills the space as soon as the
 * skeleton's code has loaded.
 */
export function LoadingFigure() {
  return (
    <Suspense fallback={<Typography variant="amountHero">{'\u00A0'}</Typography>}>
      <LoadingShape />
    </Suspense>
  );
}
