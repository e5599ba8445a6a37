import { LOOK } from '../theme/brand';
import { createFlorinTheme } from '../theme/theme';
import { RouterLink } from './RouterLink';

/** Creates the MUI theme of the app for a text direction. */
export const appTheme = (direction: 'ltr' | 'rtl') =>
  createFlorinTheme({ ...LOOK, LinkComponent: RouterLink, direction });
