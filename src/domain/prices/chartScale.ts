import type { Decimal } from '../money/money';
import { compare } from '../money/money';

/** A point of a drawing: `x` grows to the right, `y` downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The size of a drawing, in its units. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The positions of the values of a chart. */
export interface ChartScale {
  /** One place for each value, in the order of the values, evenly spread from left to right. */
  readonly places: readonly Place[];
  /** The index of the lowest value, or of the first of equal lowest values. −1 if there are no values. */
  readonly lowest: number;
  /** The index of the highest value, or of the first of equal highest values. −1 if there are no values. */
  readonly highest: number;
}

/** Compares like `compare`, but faster: different binary numbers have the order of their exact values. */
function orderOf(a: Decimal, b: Decimal): number {
  if (a === b) return 0;
  return Math.sign(Number(a) - Number(b)) || compare(a, b);
}

/** The index of the lowest (`order` −1) or the highest (1) value. */
function firstBy(values: readonly Decimal[], order: -1 | 1): number {
  return values.reduce(
    (found, value, index) => (orderOf(value, values[found] ?? value) === order ? index : found),
    values.length === 0 ? -1 : 0,
  );
}

/** The indices of the lowest and the highest value, as in `ChartScale`. */
export function extremesOf(values: readonly Decimal[]): Pick<ChartScale, 'lowest' | 'highest'> {
  return { lowest: firstBy(values, -1), highest: firstBy(values, 1) };
}

/**
 * Scales values to a size: the lowest at the bottom, the highest at the top. If all values are equal, they are in the
 * middle. A single value is at the right, the position of the latest value.
 */
export function chartScale(values: readonly Decimal[], { width, height }: Room): ChartScale {
  const { lowest, highest } = extremesOf(values);
  // Binary numbers are exact enough for positions on a screen.
  const low = Number(values[lowest] ?? 0);
  const range = Number(values[highest] ?? 0) - low;
  const places = values.map((value, index) => ({
    x: values.length === 1 ? width : (width * index) / (values.length - 1),
    y: range > 0 ? height - (height * (Number(value) - low)) / range : height / 2,
  }));
  return { places, lowest, highest };
}

/** The line through points, as the data of an SVG path. */
export function lineThrough(places: readonly Place[]): string {
  return places
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('');
}

/** The index of the value nearest to a position from left (0) to right (1). */
export function indexAt(share: number, count: number): number {
  return Math.min(Math.max(Math.round(share * (count - 1)), 0), Math.max(count - 1, 0));
}
