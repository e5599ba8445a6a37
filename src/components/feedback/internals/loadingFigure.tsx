import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../../hooks/lazyWithRetry';

/** The space of the amount, until the code of the skeleton has loaded. */
const room = <Typography variant="amountHero">{'\u00A0'}</Typography>;

/** The skeleton. If its code cannot be loaded, the space stays empty, and the rest of the card is still shown. */
const LoadingShape = lazyWithRetry<object>(
  () =>
    import('./loadingStates').then(
      (module) => module.LoadingShape,
      () => () => room,
    ),
  { isSilent: true },
);

/**
 * Reserves the space of a card's main amount while the amount loads. A skeleton fills the space as soon as the
 * skeleton's code has loaded.
 */
export function LoadingFigure() {
  return (
    <Suspense fallback={room}>
      <LoadingShape />
    </Suspense>
  );
}
