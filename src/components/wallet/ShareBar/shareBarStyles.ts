import { rowOfCard } from '../../../theme/styles';
import { mirrored } from '../../../theme/pageStyles';

/** Backgrounds that can be distinguished without colour. */
const PATTERNS = [
  'linear-gradient(currentColor, currentColor)',
  'repeating-linear-gradient(45deg, currentColor 0 3px, transparent 3px 7px)',
  'radial-gradient(currentColor 1.6px, transparent 2.1px) 0 0 / 7px 7px',
  'repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px 5px)',
  'repeating-linear-gradient(-45deg, currentColor 0 1.5px, transparent 1.5px 5px)',
  'repeating-linear-gradient(0deg, currentColor 0 2px, transparent 2px 5px)',
] as const;

const edge = {
  border: '1px solid currentColor',
  borderRadius: '4px',
  color: 'primary.main',
  // Forced colours would remove the gradients that draw the patterns. So they are turned off here, and the patterns
  // have a system colour.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
} as const;

/**
 * The style of the bar. Adjacent segments have different backgrounds. `contain` limits layout work to the bar when
 * shares change.
 */
export const segments = {
  display: 'flex',
  gap: '3px',
  blockSize: 28,
  contain: 'strict',
  // The minimum width keeps even the smallest share visible.
  '& > span': { ...edge, flexBasis: 0, minInlineSize: '6px' },
  ...Object.fromEntries(
    PATTERNS.map((background, index) => [
      `& > :nth-of-type(${PATTERNS.length}n + ${index + 1})`,
      { background },
    ]),
  ),
} as const;

export const flatBar = {
  blockSize: 28,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '4px',
  bgcolor: 'action.hover',
} as const;

/** The styles of the swatches next to the names. They have the same backgrounds as the segments, in the same order. */
export const swatches = PATTERNS.map((background) => ({
  ...edge,
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 0.5,
  background,
}));

export const list = { marginBlockStart: 2, marginBlockEnd: -3 } as const;

export const line = {
  display: 'flex',
  alignItems: 'start',
  gap: 3,
  inlineSize: '100%',
  paddingBlock: 3,
  textAlign: 'start',
} as const;

export const linkedLine = { ...line, ...rowOfCard } as const;

export const opens = { flex: 'none', color: 'text.secondary', ...mirrored } as const;
