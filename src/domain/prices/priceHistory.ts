/**
 * Generates sample prices of the past: one series for each currency, from a seed and in whole numbers. The series ends
 * with the known price and agrees with the 24-hour change. The chart of a range shows a part of the series.
 */
import { extremesOf } from './chartScale';
import type { Decimal } from '../money/money';
import { multiply, scaled } from '../money/money';
import {
  courseOf,
  DAY,
  farEndOf,
  HOUR,
  MINUTE,
  momentsOf,
  partsADayAgo,
  STRETCHES,
  WHOLE,
  WHOLE_PLACES,
} from './priceStretches';
import { drawsOf } from '../ledger/sampleDraws';

/** A price at a point in time. */
export interface PricePoint {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /** Units of account for one unit; never below zero. */
  readonly price: Decimal;
}

/** The ranges of time, in the order in which they are offered. */
export const PRICE_RANGES = ['1d', '1w', '1m', '1y', 'all'] as const;

/** A range of time that ends now. */
export type PriceRange = (typeof PRICE_RANGES)[number];

/** The size of price moves, in thousandths of the moves of a cryptocurrency. 0 is a constant price. */
export const SWINGS = { none: 0, fiat: 60, crypto: 1_000 } as const;

/** The data that past prices are generated from. */
export interface PriceSource {
  /** The seed of the series. The same seed generates the same prices on every visit. */
  readonly seed: string;
  /** The current price, which is the last price of the history. */
  readonly price: Decimal;
  /** The change over the last 24 hours, in percent. Default: 0. */
  readonly change24h?: Decimal | undefined;
  readonly swing: keyof typeof SWINGS;
  /** The first sample day of the currency, in milliseconds since 1970. Default: the first day of 2021. */
  readonly since?: number;
}

/** Noon in UTC, so that the day is the same in almost every time zone. */
const FIRST_SAMPLE_DAY = Date.UTC(2021, 0, 1, 12);

interface Span {
  /** The duration of the range, in milliseconds. */
  readonly length: number;
  /** The time between two points of the range, in milliseconds. */
  readonly step: number;
}

const SPANS: Readonly<Record<PriceRange, Span>> = {
  '1d': { length: DAY, step: 15 * MINUTE },
  '1w': { length: 7 * DAY, step: 2 * HOUR },
  '1m': { length: 30 * DAY, step: 8 * HOUR },
  '1y': { length: 365 * DAY, step: 5 * DAY },
  all: { length: Infinity, step: 25 * DAY },
};

/**
 * The whole series until the time `at`, oldest first. Its last point is the known price, and the point 24 hours earlier
 * agrees with the change. Older points are further apart.
 */
export function priceSeries(
  { seed, price, change24h = '0', swing, since = FIRST_SAMPLE_DAY }: PriceSource,
  at: number,
): readonly PricePoint[] {
  const part = (value: number) => Math.round((value * SWINGS[swing]) / 1_000);
  // The series is at least one day long, even if the clock is set to a time before the first sample day.
  const age = Math.max(at - since, DAY);
  const found: PricePoint[] = [];
  const note = (moment: number, parts: number) =>
    found.push({ at: moment, price: multiply(price, scaled(parts, WHOLE_PLACES)) });
  note(at, WHOLE);
  let near = WHOLE;
  for (const [index, stretch] of STRETCHES.entries()) {
    const { from, steps } = stretch;
    if (from >= age) break;
    const to = Math.min(stretch.to, age);
    const draw = drawsOf(`${seed} ${index}`);
    const far = index === 0 ? partsADayAgo(change24h) : farEndOf(stretch, draw, near, part);
    const course = courseOf({ steps, wobble: part(stretch.wobble) }, draw, near, far);
    for (const moment of momentsOf({ ...stretch, to }, at)) {
      const place = ((at - moment - from) * steps) / (to - from);
      const before = course[Math.floor(place)] ?? far;
      const after = course[Math.ceil(place)] ?? far;
      note(moment, before + Math.round((after - before) * (place % 1)));
    }
    // The older end of the stretch always has a point: for the first stretch the point 24 hours ago, for the last
    // stretch the point on the first sample day.
    if (found.at(-1)?.at !== at - to) note(at - to, far);
    near = far;
  }
  return found.toReversed();
}

/**
 * The points of a series that the chart of a range shows, oldest first: the first point of each step, the highest and
 * the lowest point, and the latest price. The highest and the lowest are included so that a longer range never has a
 * lower high than a shorter range.
 */
export function rangeOf(
  series: readonly PricePoint[],
  range: PriceRange,
  latest: PricePoint,
): readonly PricePoint[] {
  const { length, step } = SPANS[range];
  const inside = series.filter(({ at }) => at >= latest.at - length && at < latest.at);
  const { lowest, highest } = extremesOf(inside.map(({ price }) => price));
  const stepOf = (point: PricePoint | undefined) => point && Math.floor(point.at / step);
  const kept = inside.filter(
    (point, index) =>
      index === lowest || index === highest || stepOf(point) !== stepOf(inside[index - 1]),
  );
  return [...kept, latest];
}

/** The prices of a range, oldest first. The last point is the known price at the time `now`. */
export function priceHistory(
  source: PriceSource,
  range: PriceRange,
  now: number,
): readonly PricePoint[] {
  return rangeOf(priceSeries(source, now), range, { at: now, price: source.price });
}
