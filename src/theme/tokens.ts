/**
 * Florin's colours, named by their purpose. Every pair of text and background meets WCAG 2.2 AA (1.4.3). The tests of
 * the theme measure the contrast.
 */
export const colors = {
  light: {
    background: '#F6F4EE',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    text: '#14201B',
    muted: '#55635C',
    primary: '#0E5A43',
    /** The background of a primary button under the pointer. */
    primaryHover: '#0A4433',
    onPrimary: '#FFFFFF',
    /** For ornaments. Use `goldText` for text, because it has more contrast. */
    gold: '#B7791F',
    goldText: '#8A5A00',
    positive: '#1B7A43',
    negative: '#B3261E',
    outline: '#DAD6CB',
    /** For the borders of fields, which need a contrast of 3:1 (WCAG 1.4.11). */
    fieldOutline: '#7E8A83',
  },
  dark: {
    background: '#0C1411',
    surface: '#131D19',
    raised: '#1A2722',
    text: '#ECF2EE',
    muted: '#9DB0A6',
    primary: '#5FD0A5',
    primaryHover: '#84DFBC',
    onPrimary: '#06271B',
    gold: '#E7B75A',
    goldText: '#E7B75A',
    positive: '#5FD08A',
    negative: '#FF8A80',
    outline: '#2A3A33',
    fieldOutline: '#6E8379',
  },
} as const;

/**
 * The colours of the signs of currencies, by the ids of the currencies. A coin has a light tint of its colour. Any other
 * currency has the primary colour.
 */
export const coins = {
  light: {
    usd: '#1B7A43',
    eur: '#1F4FA3',
    gbp: '#83398F',
    btc: '#8F5600',
    eth: '#4B47B5',
    ada: '#0B6B75',
  },
  dark: {
    usd: '#5FD08A',
    eur: '#8DB4FF',
    gbp: '#DFA0EA',
    btc: '#F0B860',
    eth: '#AEB0FF',
    ada: '#63D0D8',
  },
} as const;

/** The opacity, in percent, of the colour of a currency in the background of its coin. */
export const COIN_TINT = 14;

/** The gradients of wallets, the same in both themes. White text meets WCAG AA on them. */
export const gradients = {
  evergreen: ['#0B4D3A', '#14735A'],
  tide: ['#12406B', '#1F6A9E'],
  plum: ['#4A1F63', '#83398F'],
  ember: ['#7A2412', '#B0461E'],
  slate: ['#2A3441', '#53606F'],
  florin: ['#6B4A00', '#8F6508'],
} as const;

export type GradientName = keyof typeof gradients;

/** Returns one end of a wallet gradient: the colour of the theme, or Florin's colour if the theme has none. */
const endOf = (name: GradientName, end: 0 | 1) =>
  `var(--mui-florin-gradients-${name}-${end}, ${gradients[name][end]})`;

export const gradientStart = (name: GradientName): string => endOf(name, 0);

/** Returns a wallet gradient as CSS, in the colours of the surrounding theme. */
export function gradientOf(name: GradientName): string {
  return `linear-gradient(135deg, ${endOf(name, 0)}, ${endOf(name, 1)})`;
}

/** The colour of text and lines on a gradient, in both themes. */
export const onGradient = '#FFFFFF';

/**
 * The colours of a QR code. They are the same in every theme and brand, because many cameras can read only dark codes
 * on a light background.
 */
export const code = { ground: '#FFFFFF', modules: '#14201B' } as const;

/** The colours of printed pages, in both themes. */
export const printed = { paper: '#FFFFFF', ink: '#000000' } as const;

/** The shadow of menus and other surfaces that open over the page. */
export const popupShadow = '0 12px 32px rgb(0 0 0 / 0.16)';

/**
 * The frame of the app's column in a large window: its distance to the edges of the window, and its shadow. Its corners
 * are rounder than those of a card.
 */
export const frame = {
  margin: '24px',
  shadow: '0 24px 80px rgb(0 0 0 / 0.12)',
} as const;

/** The backdrop colour for a surface that does not use MUI's `Backdrop`. It is the colour of MUI's backdrop. */
export const backdropColor = 'rgb(0 0 0 / 0.5)';

/** Corner radii in pixels. */
export const radii = { card: 20, field: 14, pill: 999 } as const;

/** Sizes in pixels. */
export const sizes = {
  /** The maximum width of the app's column. Wider screens have empty space on both sides. */
  column: 448,
  /** The maximum width of wide pages, such as the landing page. */
  page: 1120,
  /** The minimum height and width of touch targets. */
  target: 44,
  control: 48,
  topBar: 60,
  tabBar: 64,
} as const;

/** Durations of transitions in milliseconds. They do not apply if the user's system requests reduced motion. */
export const durations = { short: 150, medium: 200, long: 250 } as const;

/**
 * Durations of animations: digits that have changed, the line of a chart, a new row (and the icon of a swap) and its
 * glow, the pill of the selected range, the check of a notice and the delay before it, and the engraving of a card.
 */
export const motion = {
  digits: '120ms',
  line: '300ms',
  row: '200ms',
  glow: '1200ms',
  pill: '200ms',
  check: '240ms',
  beforeCheck: '300ms',
  engraving: '600ms',
} as const;

/**
 * The opacity, in percent, of the primary colour over the background of a hovered row and of a pressed row. The tests
 * of the theme measure the contrast of texts on these backgrounds.
 */
export const tints = { hover: 6, pressed: 10 } as const;

/** `sign`: the delay before the loading bar appears. `pass`: the duration of one pass of its moving stripe. */
export const waiting = { sign: '150ms', pass: '1200ms' } as const;

/** The self-hosted typeface, followed by the system's typefaces. */
export const fontFamily =
  "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Android', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

/** The style of figures with equal widths, so that the layout does not move when a figure changes. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
