import { LOOK } from '../constants/brand';
import { createFlorinTheme } from '../theme/theme';
import { RouterLink } from './RouterLink';

/** The app's theme, with its brand, for one direction. */
export const appTheme = (direction: 'ltr' | 'rtl') =>
  createFlorinTheme({ ...LOOK, LinkComponent: RouterLink, direction });
