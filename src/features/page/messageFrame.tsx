import Link from '@mui/material/Link';
import { Suspense } from 'react';
import { Logo } from '../../components/brand/Logo';
import { PRODUCT_NAME } from '../../constants/brand';
import { paths } from '../../constants/paths';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

/** Loads with the first message. A page that could not be loaded is then often offline, so the message needs no ornament. */
const Rosette = lazyWithRetry<object>(
  () =>
    import('../../components/landing/Rosette').then(
      (module) => module.Rosette,
      () => () => null,
    ),
  { isSilent: true },
);

/** The brand around a `MessageScreen`: the logo as a link to the start page, and a rosette. */
export const messageFrame = {
  header: (
    <Link href={paths.landing} color="inherit" underline="none" sx={{ display: 'inline-flex' }}>
      <Logo name={PRODUCT_NAME} />
    </Link>
  ),
  ornament: (
    <Suspense fallback={null}>
      <Rosette />
    </Suspense>
  ),
} as const;
