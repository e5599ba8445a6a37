/**
 * The measures of components as references to the variables of `createFlorinTheme`, which a brand can change.
 * Components import them from here, and never from `tokens`, which no theme can change.
 */
export { code, gradientOf, gradientStart, printed, tabularFigures } from './tokens';

const of = <Path extends string>(path: Path) => `var(--mui-florin-${path})` as const;

/** Text and lines on a gradient, in both themes. */
export const onGradient = of('onGradient');

/** The shadow of a surface that opens over the page. */
export const popupShadow = of('popupShadow');

/** The colour behind a surface without MUI's backdrop. */
export const backdropColor = of('backdrop');

/** Corner radii. */
export const radii = {
  card: of('radii-card'),
  field: of('radii-field'),
  pill: of('radii-pill'),
} as const;

/** The corners of a sheet, which opens at the bottom edge of the screen. */
export const sheetCorners = `${radii.card} ${radii.card} 0 0` as const;

/** Lengths; see the tokens of the same names. A sum of them is a `calc()`. */
export const sizes = {
  column: of('sizes-column'),
  page: of('sizes-page'),
  target: of('sizes-target'),
  control: of('sizes-control'),
  topBar: of('sizes-topBar'),
  tabBar: of('sizes-tabBar'),
} as const;

/** The delay of the waiting line, and the duration of one pass. */
export const waiting = { sign: of('waiting-sign'), pass: of('waiting-pass') } as const;

/** The class of the actions of a form or another part that ends with buttons. */
export const ACTIONS = 'FlorinForm-actions';

/** The custom property for the covered height at the bottom edge of the screen, such as a tab bar. */
export const COVERED_END = '--florin-covered-end';
