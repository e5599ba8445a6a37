import type { Place } from '../../../domain/prices/chartScale';
import { chartScale, lineThrough } from '../../../domain/prices/chartScale';
import type { Decimal } from '../../../domain/money/money';
import { ZERO } from '../../../domain/money/money';

/** The room of the drawing in its own units; it is stretched over the room that there is. */
export const ROOM = { width: 1000, height: 1000 } as const;

/** A label at one of the line's extremes. */
interface Mark {
  readonly text: string;
  /** Its CSS `translate`: above or below its place, and never out of the chart. */
  readonly translate: string;
}

/** The parts of a chart that its prices determine. */
export interface Drawing {
  /** Data of paths. */
  readonly line: string;
  readonly area: string;
  readonly extremes: string;
  /** The latest price, and the one that is read. */
  readonly latest: string;
  readonly cursor: string;
  readonly high: Mark;
  readonly low: Mark;
}

/** The words at the extremes. */
export type MarkText = (kind: 'highest' | 'lowest', price: Decimal) => string;

/** A line of no length: its round ends make a dot, whichever way the drawing is stretched. */
const dotAt = ({ x, y }: Place) => `M${x.toFixed(2)} ${y.toFixed(2)}h.01`;

/** A container's width is 100cqi, and a percentage is of the label itself: it needs no measuring. */
const translateTo = ({ x }: Place) =>
  `clamp(0px, ${((100 * x) / ROOM.width).toFixed(2)}cqi - 50%, 100cqi - 100%)`;

const NOWHERE: Place = { x: 0, y: 0 };

/** The drawing of prices. `reading` is the index that is read. */
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
    latest: dotAt(places.at(-1) ?? NOWHERE) + (read ? dotAt(read) : ''),
    cursor: read ? `M${read.x.toFixed(2)} 0V${ROOM.height}` : '',
    high: { text: markText('highest', prices[highest] ?? ZERO), translate: translateTo(top) },
    low: {
      // Prices that are all equal are said once.
      text: highest === lowest ? '\u00A0' : markText('lowest', prices[lowest] ?? ZERO),
      translate: translateTo(bottom),
    },
  };
}
