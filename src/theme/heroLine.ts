import type { SxProps, Theme } from '@mui/material/styles';

/** How wide bold figures are set, in em of their size; a little more than they are, to be safe. */
const WIDTHS = { figure: 0.62, separator: 0.23 } as const;

/** How large the quiet part of an amount is, beside the loud one. */
const QUIET_SIZE = 0.72;

/** The line that the amount of a screen has to fit into: as wide as the room there is. */
export const heroLine = {
  display: 'block',
  containerType: 'inline-size',
} as const satisfies SxProps<Theme>;

/** The fraction of whole units, and the unit behind it. */
const heroQuietPart = {
  fontSize: `${QUIET_SIZE}em`,
  fontWeight: 600,
} as const satisfies SxProps<Theme>;

/** How wide a text of figures is, in em of its size, as far as can be told without drawing it. */
function widthOf(text: string): number {
  const separators = text.match(/[\s.,]/g)?.length ?? 0;
  return separators * WIDTHS.separator + (text.length - separators) * WIDTHS.figure;
}

/** How wide the figures of a `heroLine` are, in em of their size. */
export function heroWidth(loudPart: string, quietPart: string): number {
  return widthOf(loudPart) + widthOf(quietPart) * QUIET_SIZE;
}

/**
 * The figures in a `heroLine`, by their width: as large as the type scale has them, or smaller where
 * the line is short of room, but always larger than the text around them. A line wider than the
 * line even so has to break. Inside is one `bdi`, with a span for the loud part, and spans for the quiet ones.
 */
export function heroFigures(width: number) {
  return {
    // A block, since as inline text it would stand on lines as high as the larger size.
    display: 'block',
    fontSize: `max(1.5rem, min(1em, 100cqi / ${width.toFixed(2)}))`,
    // Where it has to break, not one lonely group on the last line.
    textWrap: 'balance',
    // That of the type scale would be inherited in pixels.
    letterSpacing: '-0.03em',
    '& > bdi > span + span': heroQuietPart,
  } as const satisfies SxProps<Theme>;
}
