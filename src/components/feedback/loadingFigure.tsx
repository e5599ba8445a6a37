import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

const LoadingShape = lazyWithRetry(async () => (await import('./loadingStates')).LoadingShape, {
  isSilent: true,
});

/** The room of an amount that is on its way, where it is the hero of its card, and soon its shape. */
export function LoadingFigure() {
  return (
    <Suspense fallback={<Typography variant="amountHero">{'\u00A0'}</Typography>}>
      <LoadingShape />
    </Suspense>
  );
}
