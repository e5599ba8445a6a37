/**
 * The brand of the app. A change here changes the whole app: its pages, the browser's bar, the document before the app
 * has started, and the catalogue.
 */
import type { FlorinThemeOptions } from '../theme/theme';

/** The product's name. To rename the product, change this line. */
export const PRODUCT_NAME = 'Florin';

/** The version shown in the profile menu and on the settings page. */
export const VERSION_LABEL = 'v1.0.0';

/**
 * Colours, gradients, typeface, radii, density and components for `createFlorinTheme`. Missing options are Florin's
 * defaults. src/app/main.tsx loads the files of another typeface in place of theme/fonts.css; the letter of
 * the logo is `components.FlorinLogo.defaultProps.letter`, that of the icon is in scripts/app/icon.svg.
 */
export const LOOK: Pick<
  FlorinThemeOptions,
  'colors' | 'gradients' | 'fontFamily' | 'radii' | 'density' | 'components'
> = {};
