import { chartScale, lineThrough, type Place } from '../../../domain/prices/chartScale';
import { ZERO, type Decimal } from '../../../domain/money/money';

/** The size of the SVG's `viewBox`. The browser stretches the drawing to the available space. */
export const ROOM = { width: 1000, height: 1000 } as const;

interface Mark {
  readonly text: string;
  /** The label's CSS `translate`: above or below the point, and always inside the chart. */
  readonly translate: string;
}

/** The parts of a chart that are computed from its prices. */
export interface Drawing {
  /** The line through all prices, as SVG path data. */
  readonly line: string;
  /** The area below the line, as SVG path data. */
  readonly area: string;
  /** The dots at the highest and the lowest price, as SVG path data. */
  readonly extremes: string;
  /** The dot at the latest price, as SVG path data. */
  readonly latest: string;
  /** The dot at the selected price, as SVG path data. */
  readonly selected: string;
  /** The vertical line at the selected price, as SVG path data. */
  readonly cursor: string;
  readonly high: Mark;
  readonly low: Mark;
}

/** Returns the text of the label of the highest or lowest price. */
export type MarkText = (kind: 'highest' | 'lowest', price: Decimal) => string;

/**
 * Returns the path of a very short line. Its round ends form a dot, which stays round when the drawing is stretched.
 */
const dotAt = ({ x, y }: Place) => `M${x.toFixed(2)} ${y.toFixed(2)}h.01`;

/**
 * Returns the `translate` of a label. `100cqi` is the chart's width, and percentages refer to the label's width, so no
 * element has to be measured.
 */
const translateTo = ({ x }: Place) =>
  `clamp(0px, ${((100 * x) / ROOM.width).toFixed(2)}cqi - 50%, 100cqi - 100%)`;

const NOWHERE: Place = { x: 0, y: 0 };

/** Returns the drawing of a list of prices. `reading` is the index of the selected price. */
export function drawingOf(
  prices: readonly Decimal[],
  reading: number | null,
  markText: MarkText,
): Drawing {
  const { places, lowest, highest } = chartScale(prices, ROOM);
  const line = lineThrough(places);
  const top = places[highest] ?? NOWHERE;
  const bottom = places[lowest] ?? NOWHERE;
  const read = reading === null ? undefined : places[reading];
  return {
    line: places.length === 1 ? `M0 ${top.y}H${top.x}` : line,
    area: places.length === 1 ? '' : `${line}V${ROOM.height}H0Z`,
    extremes: highest === lowest ? '' : dotAt(top) + dotAt(bottom),
    latest: dotAt(places.at(-1) ?? NOWHERE),
    selected: read ? dotAt(read) : '',
    cursor: read ? `M${read.x.toFixed(2)} 0V${ROOM.height}` : '',
    high: { text: markText('highest', prices[highest] ?? ZERO), translate: translateTo(top) },
    low: {
      // If all prices are equal, only the label of the highest price is shown.
      text: highest === lowest ? '\u00A0' : markText('lowest', prices[lowest] ?? ZERO),
      translate: translateTo(bottom),
    },
  };
}
