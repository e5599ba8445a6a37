/**
 * The brand of the app. Its pages, the browser's toolbar, the HTML document that is shown while the app loads, and the
 * Storybook use these constants.
 */
import type { FlorinThemeOptions } from './theme';

/** The name of the product, which the app shows to the user. */
export const PRODUCT_NAME = 'Florin';

/** The version shown in the profile menu and on the settings page. */
export const VERSION_LABEL = 'v1.0.0';

/**
 * The options for `createFlorinTheme`: colours, gradients, typeface, radii, density and components. Omitted options
 * have Florin's defaults. For another typeface, load its files in src/app/main.tsx instead of theme/fonts.css. The
 * letter of the logo is `components.FlorinLogo.defaultProps.letter`. The letter of the app's icon is in
 * scripts/app/icon.svg.
 */
export const LOOK: Pick<
  FlorinThemeOptions,
  'colors' | 'gradients' | 'fontFamily' | 'radii' | 'density' | 'components'
> = {};
