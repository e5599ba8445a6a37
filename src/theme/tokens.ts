/**
 * The colours of the house: paper, ink, evergreen, and one touch of gold. Every pair that carries
 * text meets WCAG 2.2 AA (1.4.3), which the theme's tests measure.
 */
export const colors = {
  light: {
    background: '#F6F4EE',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    text: '#14201B',
    muted: '#55635C',
    primary: '#0E5A43',
    /** Primary under a pointer. */
    primaryHover: '#0A4433',
    onPrimary: '#FFFFFF',
    /** Ornament; text in gold takes `goldText`. */
    gold: '#B7791F',
    goldText: '#8A5A00',
    positive: '#1B7A43',
    negative: '#B3261E',
    outline: '#DAD6CB',
    /** Borders of fields, which have to stand out by 3:1 (WCAG 1.4.11). */
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

/** Wallet gradients, the same in both themes; white text is AA on all of each. */
export const gradients = {
  evergreen: ['#0B4D3A', '#14735A'],
  tide: ['#12406B', '#1F6A9E'],
  plum: ['#4A1F63', '#83398F'],
  ember: ['#7A2412', '#B0461E'],
  slate: ['#2A3441', '#53606F'],
  florin: ['#6B4A00', '#8F6508'],
} as const;

/** The names of the wallet gradients. */
export type GradientName = keyof typeof gradients;

/** One end of a wallet gradient: that of the theme, or ours where there is none. */
const endOf = (name: GradientName, end: 0 | 1) =>
  `var(--mui-florin-gradients-${name}-${end}, ${gradients[name][end]})`;

/** The colour that a wallet gradient begins with, as CSS. */
export const gradientStart = (name: GradientName): string => endOf(name, 0);

/** A wallet gradient as CSS, in the colours of the theme that it stands in. */
export function gradientOf(name: GradientName): string {
  return `linear-gradient(135deg, ${endOf(name, 0)}, ${endOf(name, 1)})`;
}

/** Words and lines on a gradient, in both themes. */
export const onGradient = '#FFFFFF';

/** A code for cameras. It is the same in every theme and brand, since many cameras read dark on light alone. */
export const code = { ground: '#FFFFFF', modules: '#14201B' } as const;

/** On paper, in both themes. */
export const printed = { paper: '#FFFFFF', ink: '#000000' } as const;

/** Below a surface that opens over the page. */
export const popupShadow = '0 12px 32px rgb(0 0 0 / 0.16)';

/** Darkens the page behind a surface that MUI does not darken; as MUI's own backdrop. */
export const backdropColor = 'rgb(0 0 0 / 0.5)';

/** Corner radii in pixels. */
export const radii = { card: 20, field: 14, pill: 999 } as const;

/** Measures in pixels. */
export const sizes = {
  /** The app is one column; wider screens have quiet space around it. */
  column: 448,
  /** The landing page is the one that may be wide. */
  page: 1120,
  /** The least a thumb can hit comfortably. */
  target: 44,
  control: 48,
  topBar: 60,
  tabBar: 64,
} as const;

/** Durations of motion in milliseconds; none of it runs when the system asks for less motion. */
export const durations = { short: 150, medium: 200, long: 250 } as const;

/** Waiting: until it is shown at all, and for one pass of the line that shows it. */
export const waiting = { sign: '150ms', pass: '1200ms' } as const;

/** The typeface, self-hosted, with the system's own behind it. */
export const fontFamily =
  "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Android', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

/** Figures of one width, so that those that change while one looks at them do not jitter. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
