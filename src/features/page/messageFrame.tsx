import Link from '@mui/material/Link';
import { Logo } from '../../components/brand/Logo';
import { PRODUCT_NAME } from '../../constants/brand';
import { paths } from '../../constants/paths';
import { LateRosette } from './Seal';

/** The brand around a `MessageScreen`: the logo as a link to the start page, and a rosette. */
export const messageFrame = {
  header: (
    <Link href={paths.landing} color="inherit" underline="none" sx={{ display: 'inline-flex' }}>
      <Logo name={PRODUCT_NAME} />
    </Link>
  ),
  ornament: <LateRosette />,
} as const;
