import { appTheme } from './appTheme';
import type { MirroredLook } from './languages';
import { createFlorinCache } from '../theme/cache';

/** The theme and styles of right-to-left pages. They load with the first right-to-left language. */
export const mirroredLook: MirroredLook = {
  styles: createFlorinCache({ direction: 'rtl' }),
  theme: appTheme('rtl'),
};
