import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { RosetteProps } from '../landing/Rosette';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';
import { useIsHydrated } from '../../hooks/useIsHydrated';

/** If the code does not load, for example offline, no ornament is shown. */
const Rosette = lazyWithRetry<RosetteProps>(
  () =>
    import('../landing/Rosette').then(
      (module) => module.Rosette,
      () => () => null,
    ),
  { isSilent: true },
);

/**
 * A `Rosette` whose code loads on demand. Renders nothing until then. It is not prerendered, because its many ellipses
 * would double the size of a document.
 */
export function LateRosette(rosette: RosetteProps) {
  if (!useIsHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <Rosette {...rosette} />
    </Suspense>
  );
}

/**
 * A small rosette at the end of a page with only a message. It is the last content, so its loading does not move
 * anything.
 */
export function Seal() {
  return (
    <Box sx={seal}>
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
