import { compare, type Decimal } from '../money/money';

/** A point of a chart. `x` increases to the right, and `y` increases downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The size of a chart, in the units of its SVG. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface ChartScale {
  /** The point of each value, in the order of the values, at equal distances from left to right. */
  readonly places: readonly Place[];
  /**
   * The index of the lowest value. If several values are equal, it is the first of them. −1 if there are no values.
   */
  readonly lowest: number;
  /**
   * The index of the highest value. If several values are equal, it is the first of them. −1 if there are no values.
   */
  readonly highest: number;
}

/** Compares like `compare`, but faster, because it compares floating-point numbers first. */
function orderOf(a: Decimal, b: Decimal): number {
  if (a === b) return 0;
  return Math.sign(Number(a) - Number(b)) || compare(a, b);
}

/** Returns the index of the lowest (`order` −1) or highest (`order` 1) value. */
function firstBy(values: readonly Decimal[], order: -1 | 1): number {
  return values.reduce(
    (found, value, index) => (orderOf(value, values[found] ?? value) === order ? index : found),
    values.length === 0 ? -1 : 0,
  );
}

/** Returns the indices of the lowest and the highest value, or −1 if there are no values. */
export function extremesOf(values: readonly Decimal[]): Pick<ChartScale, 'lowest' | 'highest'> {
  return { lowest: firstBy(values, -1), highest: firstBy(values, 1) };
}

/**
 * Scales values to a size, with the lowest value at the bottom and the highest at the top. Equal values are in the
 * middle. A single value is at the right, where the latest value is.
 */
export function chartScale(values: readonly Decimal[], { width, height }: Room): ChartScale {
  const { lowest, highest } = extremesOf(values);
  // Floating-point numbers are exact enough for positions on a screen.
  const low = Number(values[lowest] ?? 0);
  const range = Number(values[highest] ?? 0) - low;
  const places = values.map((value, index) => ({
    x: values.length === 1 ? width : (width * index) / (values.length - 1),
    y: range > 0 ? height * (1 - (Number(value) - low) / range) : height / 2,
  }));
  return { places, lowest, highest };
}

/** Returns the path data of an SVG line through points. */
export function lineThrough(places: readonly Place[]): string {
  return places
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('');
}

/** Returns the index of the value that is nearest to a position. The position is from 0 (left) to 1 (right). */
export function indexAt(share: number, count: number): number {
  return Math.min(Math.max(Math.round(share * (count - 1)), 0), Math.max(count - 1, 0));
}
