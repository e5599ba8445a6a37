import type { RefObject } from 'react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Place } from '../../../domain/prices/chartScale';
import { chartScale, lineThrough } from '../../../domain/prices/chartScale';
import type { Decimal } from '../../../domain/money/money';
import type { PricePoint } from '../../../domain/prices/priceHistory';
import type { Moving } from '../../../hooks/useFigure';
import { follow } from '../../../hooks/follow';
import { current } from '../../../hooks/useFigure';

/** The room of the drawing in its own units; it is stretched over the room that there is. */
export const ROOM = { width: 1000, height: 1000 } as const;

/** A label at one of the line's extremes. */
interface Mark {
  readonly text: string;
  /** Its CSS `translate`: above or below its place, and never out of the chart. */
  readonly translate: string;
}

/** All of a chart that moves with its last price. */
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

const PATHS = ['line', 'area', 'extremes', 'latest', 'cursor'] as const;
const MARKS = ['high', 'low'] as const;

/** A line of no length: its round ends make a dot, whichever way the drawing is stretched. */
const dotAt = ({ x, y }: Place) => `M${x.toFixed(2)} ${y.toFixed(2)}h.01`;

/** A container's width is 100cqi, and a percentage is of the label itself: it needs no measuring. */
const translateTo = ({ x }: Place) =>
  `clamp(0px, ${((100 * x) / ROOM.width).toFixed(2)}cqi - 50%, 100cqi - 100%)`;

const NOWHERE: Place = { x: 0, y: 0 };

/** The drawing of prices, the last of which is the live one. `reading` is the index that is read. */
function drawingOf(
  points: readonly PricePoint[],
  price: Decimal,
  reading: number | null,
  markText: MarkText,
): Drawing {
  const prices = points.map((point, index) => (index === points.length - 1 ? price : point.price));
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
    high: { text: markText('highest', prices[highest] ?? price), translate: translateTo(top) },
    low: {
      // Prices that are all equal are said once.
      text: highest === lowest ? '\u00A0' : markText('lowest', prices[lowest] ?? price),
      translate: translateTo(bottom),
    },
  };
}

/** Writes what differs. None of it changes the layout of anything around the chart. */
function paint(chart: Element | null, drawing: Drawing) {
  for (const part of PATHS) {
    const path = chart?.querySelector(`[data-part=${part}]`);
    if (path?.getAttribute('d') !== drawing[part]) path?.setAttribute('d', drawing[part]);
  }
  for (const part of MARKS) {
    const mark = chart?.querySelector<HTMLElement>(`[data-part=${part}]`);
    const text = mark?.firstChild;
    if (!mark || !(text instanceof Text)) continue;
    if (text.data !== drawing[part].text) text.data = drawing[part].text;
    mark.style.translate = drawing[part].translate;
  }
}

/**
 * The drawing of a price's course, for React to render into the element that gets the ref, each part with its name as
 * `data-part`. The last price moves on: what it changes is written past React (docs/adr/0012-figures-are-written-past-react.md), and `onMove` is called then, too.
 */
export function usePriceDrawing(
  points: readonly PricePoint[],
  price: Moving<Decimal>,
  reading: number | null,
  markText: MarkText,
  onMove: (price: Decimal) => void,
): readonly [Drawing, RefObject<HTMLDivElement | null>] {
  const chart = useRef<HTMLDivElement>(null);
  // React renders the same drawing until it gets other points, and so never undoes what was written past it.
  const first = useMemo(
    () => drawingOf(points, current(price), null, () => '\u00A0'),
    [points, price],
  );
  useLayoutEffect(() => {
    const move = (now: Decimal) => {
      paint(chart.current, drawingOf(points, now, reading, markText));
      onMove(now);
    };
    move(current(price));
    return follow(price, move);
  });
  return [first, chart];
}
