/** How the bar of shares looks. */

/**
 * Grounds that differ without colour, each an image: forced colours leave images alone, and `currentColor` follows
 * them.
 */
const PATTERNS = [
  'linear-gradient(currentColor, currentColor)',
  'repeating-linear-gradient(45deg, currentColor 0 3px, transparent 3px 7px)',
  'radial-gradient(currentColor 1.6px, transparent 2.1px) 0 0 / 7px 7px',
  'repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px 5px)',
  'repeating-linear-gradient(-45deg, currentColor 0 1.5px, transparent 1.5px 5px)',
  'repeating-linear-gradient(0deg, currentColor 0 2px, transparent 2px 5px)',
] as const;

/** The ground of the part with an index. Beside each other no two are the same. */
export const patternOf = (index: number) => ({ background: PATTERNS[index % PATTERNS.length] });

const edge = {
  border: '1px solid currentColor',
  borderRadius: '4px',
  color: 'primary.main',
} as const;

/** Its own layout is all that a new share changes. */
export const segments = { display: 'flex', gap: '3px', blockSize: 28, contain: 'strict' } as const;

/** However small the share, it is seen. */
export const segment = { ...edge, flexBasis: 0, minInlineSize: '6px' } as const;

export const flatBar = {
  blockSize: 28,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '4px',
  bgcolor: 'action.hover',
} as const;

export const swatch = {
  ...edge,
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 0.5,
} as const;

/** The share is the news, and its value stands behind it. */
export const quiet = {
  color: 'text.secondary',
  '& > span': { fontSize: '0.875rem', fontWeight: 400 },
} as const;
