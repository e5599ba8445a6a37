import { LOOK } from '../constants/brand';
import { createFlorinTheme } from '../theme/theme';
import { RouterLink } from './RouterLink';

/** Makes the app's theme, of its brand, for pages of one direction. */
export const appTheme = (direction: 'ltr' | 'rtl') =>
  createFlorinTheme({ ...LOOK, LinkComponent: RouterLink, direction });
