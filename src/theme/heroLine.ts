import type { SxProps, Theme } from '@mui/material/styles';

/** The estimated widths of bold digits and separators in em. They are slightly larger than the measured widths. */
const WIDTHS = { figure: 0.62, separator: 0.23 } as const;

/** The font size of the small part of an amount (the fraction and the unit), relative to the large part. */
const SMALL_SIZE = 0.72;

/**
 * The style of the line with the main amount of a screen. It is a query container for `heroFigures`. The content of a
 * query container does not determine its width, so it has an explicit width.
 */
export const heroLine = {
  display: 'block',
  inlineSize: '100%',
  containerType: 'inline-size',
} as const satisfies SxProps<Theme>;

const heroSmallPart = {
  fontSize: `${SMALL_SIZE}em`,
  fontWeight: 600,
} as const satisfies SxProps<Theme>;

/** Returns the estimated width of digits and separators, in em. */
function widthOf(text: string): number {
  const separators = text.match(/[\s.,]/g)?.length ?? 0;
  return separators * WIDTHS.separator + (text.length - separators) * WIDTHS.figure;
}

/** Returns the estimated width of the figures of a `heroLine`, in em. */
export function heroWidth(largePart: string, smallPart: string): number {
  return widthOf(largePart) + widthOf(smallPart) * SMALL_SIZE;
}

/**
 * Returns the style of figures in a `heroLine`. `width` is their estimated width in em. The figures have the size of
 * the typography variant `amountHero`. If they do not fit the line, they are smaller, but at least 1.5rem. If they are
 * still too wide, they wrap. The styled element must contain a `bdi` with a span for the large part, followed by spans
 * for the small parts.
 */
export function heroFigures(width: number) {
  return {
    // A block, because an inline element would have the line height of the parent's larger font.
    display: 'block',
    fontSize: `max(1.5rem, min(1em, 100cqi / ${width.toFixed(2)}))`,
    // If the amount wraps, its lines have similar lengths, so that the last line is not a single group of digits.
    textWrap: 'balance',
    // Set again, because the letter spacing of the larger parent font would be inherited in pixels.
    letterSpacing: '-0.03em',
    '& > bdi > span + span': heroSmallPart,
  } as const satisfies SxProps<Theme>;
}
