import Typography from '@mui/material/Typography';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyWithRetry } from '../../../hooks/lazyWithRetry';

/**
 * Returns a skeleton whose code loads on demand, because MUI's `Skeleton` would make both start pages 1 kB heavier, and
 * they show no skeleton. If the code cannot be loaded, `space` is shown while the data loads.
 */
const late = (load: () => Promise<ComponentType>, space: ReactNode) =>
  lazyWithRetry<object>(() => load().catch(() => () => space), { isSilent: true });

/** The space of the amount, until the code of the skeleton has loaded. */
const room = <Typography variant="amountHero">{'\u00A0'}</Typography>;

const LoadingShape = late(async () => (await import('./skeletons')).LoadingShape, room);

/** The skeleton of a card's main amount. It reserves the amount's space, also while the skeleton's code loads. */
export function LoadingFigure() {
  return (
    <Suspense fallback={room}>
      <LoadingShape />
    </Suspense>
  );
}

const Rows = late(async () => (await import('./skeletons')).LoadingRows, null);

/** The skeleton of a list. */
export function LoadingRows() {
  return (
    <Suspense fallback={null}>
      <Rows />
    </Suspense>
  );
}
