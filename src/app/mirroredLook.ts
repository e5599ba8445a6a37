import { appTheme } from './appTheme';
import type { MirroredLook } from './languages';
import { createFlorinCache } from '../theme/cache';

/** The theme and the Emotion cache of right-to-left pages. The code loads with the first right-to-left language. */
export const mirroredLook: MirroredLook = {
  styles: createFlorinCache({ direction: 'rtl' }),
  theme: appTheme('rtl'),
};
