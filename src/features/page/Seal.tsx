import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { RosetteProps } from '../../components/landing/Rosette';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

/**
 * Loads with the first page that shows it. If its code cannot be loaded, for example offline, the page has no ornament.
 */
const Rosette = lazyWithRetry<RosetteProps>(
  () =>
    import('../../components/landing/Rosette').then(
      (module) => module.Rosette,
      () => () => null,
    ),
  { isSilent: true },
);

/** A `Rosette` whose code loads on demand. Nothing is shown until it has loaded, or if it could not be loaded. */
export function LateRosette(rosette: RosetteProps) {
  return (
    <Suspense fallback={null}>
      <Rosette {...rosette} />
    </Suspense>
  );
}

/**
 * A small rosette at the end of a page with one message. It is below the content, so it moves nothing when it loads.
 */
export function Seal() {
  return (
    <Box aria-hidden sx={seal}>
      <LateRosette />
    </Box>
  );
}

const seal = {
  inlineSize: 144,
  blockSize: 144,
  marginInline: 'auto',
  marginBlockStart: 10,
  opacity: 0.5,
  pointerEvents: 'none',
} as const;
