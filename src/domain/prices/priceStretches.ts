/** Generates the series of sample prices in stretches, from the known price backwards, in whole numbers. */
import { toPlaces } from '../money/digits';
import type { Decimal } from '../money/money';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A stretch of the series, and how prices move in it. */
export interface Stretch {
  /** The age of the newer end of the stretch, in milliseconds. */
  readonly from: number;
  /** The age of the older end of the stretch, in milliseconds. */
  readonly to: number;
  /** The number of steps from the newer to the older end. */
  readonly steps: number;
  /** The time between two points of the series, in milliseconds. */
  readonly step: number;
  /** The largest move within a step, in millionths of the price. */
  readonly wobble: number;
  /** The lowest possible price at the older end, in millionths of the price at the newer end. */
  readonly least: number;
  /** The highest possible price at the older end, in millionths of the price at the newer end. */
  readonly most: number;
}

/**
 * The stretches from the known price backwards. The 24-hour change determines the price at the older end of the first
 * stretch. The last stretch ends on the first sample day.
 */
export const STRETCHES: readonly Stretch[] = [
  { from: 0, to: DAY, steps: 96, step: 15 * MINUTE, wobble: 2_600, least: 0, most: 0 },
  {
    from: DAY,
    to: 7 * DAY,
    steps: 72,
    step: 2 * HOUR,
    wobble: 7_000,
    least: 940_000,
    most: 1_070_000,
  },
  {
    from: 7 * DAY,
    to: 30 * DAY,
    steps: 69,
    step: 8 * HOUR,
    wobble: 14_000,
    least: 850_000,
    most: 1_140_000,
  },
  {
    from: 30 * DAY,
    to: 365 * DAY,
    steps: 67,
    step: 5 * DAY,
    wobble: 40_000,
    least: 520_000,
    most: 880_000,
  },
  {
    from: 365 * DAY,
    to: Infinity,
    steps: 73,
    step: 25 * DAY,
    wobble: 80_000,
    least: 240_000,
    most: 480_000,
  },
];

const MILLION = 1_000_000;

/** The last price is this number of parts. All prices are whole numbers of parts. */
export const WHOLE = 100_000_000;

export const WHOLE_PLACES = 8;

/** Limits a price in parts, so that its product with a million is a safe integer. */
const bounded = (parts: number) => Math.min(Math.max(parts, 1), 50 * WHOLE);

/** The price of 24 hours ago, in parts of the last price. A change below −100 percent is treated as −100 percent. */
export function partsADayAgo(change24h: Decimal): number {
  const change = Number(toPlaces(change24h, 4).replace('.', ''));
  const whole = 100 * 10_000;
  return bounded(Math.round((WHOLE * whole) / Math.max(whole + change, 1)));
}

/** The prices of a stretch in parts, from its newer end to its older end, including both. */
export function courseOf(
  { steps, wobble }: Pick<Stretch, 'steps' | 'wobble'>,
  draw: () => number,
  from: number,
  to: number,
) {
  const walk = [0];
  for (let index = 1; index <= steps; index += 1)
    walk.push((walk[index - 1] ?? 0) + (draw() % (2 * wobble + 1)));
  const last = walk[steps] ?? 0;
  // Both ends are fixed: the error at the end of the walk is distributed over its steps.
  return walk.map((offset, index) => {
    const level = from + Math.round(((to - from) * index) / steps);
    const off = Math.max(offset - Math.round((last * index) / steps), 100_000 - MILLION);
    return bounded(Math.round((level * (MILLION + off)) / MILLION));
  });
}

/**
 * The timestamps of a stretch, the latest first. They are multiples of the step, so they do not depend on the end of
 * the series.
 */
export function momentsOf({ from, to, step }: Stretch, at: number): number[] {
  const last = Math.ceil((at - from) / step) - 1;
  const first = Math.ceil((at - to) / step);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => (last - index) * step);
}

/** The price at the older end of a stretch, in parts. `part` scales a number by the size of the currency's moves. */
export function farEndOf(
  { least, most }: Stretch,
  draw: () => number,
  near: number,
  part: (value: number) => number,
): number {
  const share = least + (draw() % (most - least + 1)) - MILLION;
  return bounded(Math.round((near * (MILLION + part(share))) / MILLION));
}
