/**
 * References to the CSS variables of `createFlorinTheme`. A brand can change these variables. Components import sizes
 * and colours from this module, not from `tokens`, whose values a theme cannot change.
 */
export {
  code,
  COIN_TINT,
  frame,
  gradientOf,
  gradientStart,
  motion,
  printed,
  tabularFigures,
} from './tokens';

const of = <Path extends string>(path: Path) => `var(--mui-florin-${path})` as const;

export const onGradient = of('onGradient');

export const popupShadow = of('popupShadow');

export const backdropColor = of('backdrop');

/** The corner radii of cards, fields, and elements with round ends. */
export const radii = {
  card: of('radii-card'),
  field: of('radii-field'),
  pill: of('radii-pill'),
} as const;

/**
 * A media query that matches if the app's column has a frame. The lengths are in `em`, so that large text also needs a
 * larger window. Forced colours remove the shadow, and so the frame.
 */
export const FRAMED =
  '@media screen and (min-width: 48em) and (min-height: 43.75em) and (forced-colors: none)';

/** The corner radius of the frame. */
export const FRAME_RADIUS = `calc(${radii.card} + 8px)`;

/**
 * The CSS custom properties with the distance of the column's frame to the edges of the window, and with its corner
 * radius. `AppShell` sets them on `body`, because sheets and menus are rendered there.
 */
export const FRAME = { margin: '--florin-frame', radius: '--florin-frame-radius' } as const;

/** The values of the properties in `FRAME`. They are 0 if the column has no frame. */
export const framed = {
  margin: `var(${FRAME.margin}, 0px)`,
  radius: `var(${FRAME.radius}, 0px)`,
} as const;

/** The corners of a sheet, which opens at the bottom edge of the screen or of the column's frame. */
export const sheetCorners =
  `${radii.card} ${radii.card} ${framed.radius} ${framed.radius}` as const;

/**
 * Lengths, which are described in `tokens` under the same names. They are CSS variables, so use `calc()` to add them.
 */
export const sizes = {
  column: of('sizes-column'),
  page: of('sizes-page'),
  target: of('sizes-target'),
  control: of('sizes-control'),
  topBar: of('sizes-topBar'),
  tabBar: of('sizes-tabBar'),
} as const;

export const waiting = { sign: of('waiting-sign'), pass: of('waiting-pass') } as const;

/** The class of the container that the component `Actions` renders, with the buttons at the end of a form. */
export const ACTIONS = 'FlorinForm-actions';

/**
 * The CSS custom property with the height that is covered at the bottom edge of the screen, for example by a tab bar.
 */
export const COVERED_END = '--florin-covered-end';

/** A media query that matches if the user's system does not request reduced motion. */
export const MOVING = '@media (prefers-reduced-motion: no-preference)';
