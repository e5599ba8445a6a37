import { appTheme } from './appTheme';
import type { MirroredLook } from './languages';
import { createFlorinCache } from '../theme/cache';

/** The look of a page that is read from right to left. It comes with the first such language. */
export const mirroredLook: MirroredLook = {
  styles: createFlorinCache({ direction: 'rtl' }),
  theme: appTheme('rtl'),
};
