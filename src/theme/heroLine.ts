import type { SxProps, Theme } from '@mui/material/styles';

/** The widths of bold digits and separators in em, slightly larger than measured. */
const WIDTHS = { figure: 0.62, separator: 0.23 } as const;

/** The size of the small part of an amount, relative to the large part. */
const SMALL_SIZE = 0.72;

/**
 * The line of the main amount of a screen. It is a query container for `heroFigures`, so it has no width of its
 * content: without a width, it would be empty in a centred column of an app.
 */
export const heroLine = {
  display: 'block',
  inlineSize: '100%',
  containerType: 'inline-size',
} as const satisfies SxProps<Theme>;

/** The small part of an amount: the fraction and the unit. */
const heroSmallPart = {
  fontSize: `${SMALL_SIZE}em`,
  fontWeight: 600,
} as const satisfies SxProps<Theme>;

/** Returns the estimated width of a text of figures, in em. */
function widthOf(text: string): number {
  const separators = text.match(/[\s.,]/g)?.length ?? 0;
  return separators * WIDTHS.separator + (text.length - separators) * WIDTHS.figure;
}

/** Returns the estimated width of the figures of a `heroLine`, in em. */
export function heroWidth(largePart: string, smallPart: string): number {
  return widthOf(largePart) + widthOf(smallPart) * SMALL_SIZE;
}

/**
 * Returns the style of figures in a `heroLine`. `width` is their estimated width in em. The figures are as large as in
 * the type scale. If they do not fit the line, they are smaller, but still larger than the text around them. If they
 * are still too wide, the line breaks. The child of the styled element is a `bdi` that contains a span for the large
 * part, followed by spans for the small parts.
 */
export function heroFigures(width: number) {
  return {
    // A block, because inline text would have the line height of the larger size.
    display: 'block',
    fontSize: `max(1.5rem, min(1em, 100cqi / ${width.toFixed(2)}))`,
    // If the amount breaks, the lines are balanced, so that the last line does not contain only one group of digits.
    textWrap: 'balance',
    // The letter spacing is set in em again. Otherwise the value of the larger type scale would be inherited in pixels.
    letterSpacing: '-0.03em',
    '& > bdi > span + span': heroSmallPart,
  } as const satisfies SxProps<Theme>;
}
