/**
 * References to the CSS variables of `createFlorinTheme`. A brand can change these variables. Components import sizes
 * and colours from this module, not from `tokens`, whose values a theme cannot change.
 */
export { code, gradientOf, gradientStart, printed, tabularFigures } from './tokens';

const of = <Path extends string>(path: Path) => `var(--mui-florin-${path})` as const;

/** The colour of text and lines on a gradient, in both themes. */
export const onGradient = of('onGradient');

/** The shadow of a surface that opens over the page. */
export const popupShadow = of('popupShadow');

/** The backdrop colour for a surface that does not use MUI's `Backdrop`. */
export const backdropColor = of('backdrop');

/** The corner radii of cards, fields, and elements with round ends. */
export const radii = {
  card: of('radii-card'),
  field: of('radii-field'),
  pill: of('radii-pill'),
} as const;

/** The corners of a sheet, which opens at the bottom edge of the screen. */
export const sheetCorners = `${radii.card} ${radii.card} 0 0` as const;

/** Lengths; `tokens` explains them under the same names. Use `calc()` to add them, because they are CSS variables. */
export const sizes = {
  column: of('sizes-column'),
  page: of('sizes-page'),
  target: of('sizes-target'),
  control: of('sizes-control'),
  topBar: of('sizes-topBar'),
  tabBar: of('sizes-tabBar'),
} as const;

/** The delay before the loading bar appears, and the duration of one pass of its stripe. */
export const waiting = { sign: of('waiting-sign'), pass: of('waiting-pass') } as const;

/** The class of the container of the buttons at the end of a form or another part. */
export const ACTIONS = 'FlorinForm-actions';

/** The custom property for the height at the bottom edge of the screen that is covered, for example by a tab bar. */
export const COVERED_END = '--florin-covered-end';

/** Matches if the system does not request reduced motion. */
export const MOVING = '@media (prefers-reduced-motion: no-preference)';
