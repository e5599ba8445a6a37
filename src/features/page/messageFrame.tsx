import { HomeLink } from '../../components/brand/internals/homeLink';
import { PRODUCT_NAME } from '../../theme/brand';
import { paths } from './paths';
import { LateRosette } from './Seal';

/** Props of `MessageScreen`: the logo as a link to the start page, and a rosette. */
export const messageFrame = {
  header: <HomeLink brand={PRODUCT_NAME} href={paths.landing} />,
  ornament: <LateRosette />,
} as const;
