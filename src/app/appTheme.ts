import { LOOK } from '../constants/brand';
import { createFlorinTheme } from '../theme/theme';
import { RouterLink } from './RouterLink';

/** Creates the app's theme, with the brand of the app, for a text direction. */
export const appTheme = (direction: 'ltr' | 'rtl') =>
  createFlorinTheme({ ...LOOK, LinkComponent: RouterLink, direction });
