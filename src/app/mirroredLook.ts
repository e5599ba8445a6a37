import type { MirroredLook } from './languages';
import { RouterLink } from './RouterLink';
import { createFlorinCache } from '../theme/cache';
import { buildTheme } from '../theme/buildTheme';

/** The look of a page that is read from right to left. It comes with the first such language. */
export const mirroredLook: MirroredLook = {
  styles: createFlorinCache({ direction: 'rtl' }),
  theme: buildTheme({ LinkComponent: RouterLink, direction: 'rtl' }),
};
