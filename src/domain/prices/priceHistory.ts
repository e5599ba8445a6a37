/**
 * Sample prices of the past: one series for each currency, generated from a seed in whole numbers. It ends with the
 * known price and 24-hour change. A range is a part of the series.
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

/** A price at a moment. */
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

/** The size of price moves, in thousandths of a cryptocurrency's moves; 0 for a constant price. */
export const SWINGS = { none: 0, fiat: 60, crypto: 1_000 } as const;

/** The facts that past prices follow from. */
export interface PriceSource {
  /** The seed of the series: the same one gives the same prices on every visit. */
  readonly seed: string;
  /** The last price of the history. */
  readonly price: Decimal;
  /** The change within its last 24 hours, in percent; zero without it. */
  readonly change24h?: Decimal | undefined;
  readonly swing: keyof typeof SWINGS;
  /** The currency's first sample day, in milliseconds since 1970; the first day of 2021 without it. */
  readonly since?: number;
}

/** Noon in UTC, which is the same day almost everywhere. */
const FIRST_SAMPLE_DAY = Date.UTC(2021, 0, 1, 12);

interface Span {
  /** How far the range reaches back. */
  readonly length: number;
  /** The time between two of its points. */
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
 * The whole series up to a moment, oldest first. Its last point is the known price, and the point 24 hours earlier
 * agrees with the change. Older points are further apart.
 */
export function priceSeries(
  { seed, price, change24h = '0', swing, since = FIRST_SAMPLE_DAY }: PriceSource,
  at: number,
): readonly PricePoint[] {
  const part = (value: number) => Math.round((value * SWINGS[swing]) / 1_000);
  // At least one day, also for a clock that is set to a moment before the first sample day.
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
    // The older end of the stretch: the moment from which the change counts, or the first sample day.
    if (found.at(-1)?.at !== at - to) note(at - to, far);
    near = far;
  }
  return found.toReversed();
}

/**
 * The part of a series in a range, oldest first: the first point of each step, the highest and the lowest point, so
 * that no longer range has a lower high, and the latest price.
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

/** The prices of a range that ends now with the known price, oldest first. */
export function priceHistory(
  source: PriceSource,
  range: PriceRange,
  now: number,
): readonly PricePoint[] {
  return rangeOf(priceSeries(source, now), range, { at: now, price: source.price });
}
