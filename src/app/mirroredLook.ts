import type { MirroredLook } from './languages';
import { RouterLink } from './RouterLink';
import { createFlorinCache } from '../theme/cache';
import { createFlorinTheme } from '../theme/theme';

/** The look of a page that is read from right to left. It comes with the first such language. */
export const mirroredLook: MirroredLook = {
  styles: createFlorinCache({ direction: 'rtl' }),
  theme: createFlorinTheme({ LinkComponent: RouterLink, direction: 'rtl' }),
};
