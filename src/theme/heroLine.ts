import type { SxProps, Theme } from '@mui/material/styles';

/** The widths of bold digits and separators in em, slightly larger than measured. */
const WIDTHS = { figure: 0.62, separator: 0.23 } as const;

/** The size of the small part of an amount, relative to the large part. */
const SMALL_SIZE = 0.72;

/** The line of the main amount of a screen, with the full width. */
export const heroLine = {
  display: 'block',
  containerType: 'inline-size',
} as const satisfies SxProps<Theme>;

/** The fraction and the unit after it. */
const heroSmallPart = {
  fontSize: `${SMALL_SIZE}em`,
  fontWeight: 600,
} as const satisfies SxProps<Theme>;

/** The estimated width of a text of figures, in em. */
function widthOf(text: string): number {
  const separators = text.match(/[\s.,]/g)?.length ?? 0;
  return separators * WIDTHS.separator + (text.length - separators) * WIDTHS.figure;
}

/** The estimated width of the figures of a `heroLine`, in em. */
export function heroWidth(largePart: string, smallPart: string): number {
  return widthOf(largePart) + widthOf(smallPart) * SMALL_SIZE;
}

/**
 * The style of the figures in a `heroLine` with this width: as large as in the type scale, or smaller to fit the line,
 * but always larger than the text around them. If they are still too wide, the line breaks. Their children are one
 * `bdi` with a span for the large part and spans for the small ones.
 */
export function heroFigures(width: number) {
  return {
    // A block, because inline text would have the line height of the larger size.
    display: 'block',
    fontSize: `max(1.5rem, min(1em, 100cqi / ${width.toFixed(2)}))`,
    // If it breaks, the last line has more than one group.
    textWrap: 'balance',
    // In em, because the type scale's value would be inherited in pixels.
    letterSpacing: '-0.03em',
    '& > bdi > span + span': heroSmallPart,
  } as const satisfies SxProps<Theme>;
}
