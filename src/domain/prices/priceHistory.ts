/**
 * Generates sample prices of the past: one series for each currency, in whole numbers. A price depends only on the
 * currency, its sample price and the moment, so it is the same on every visit. The chart of a range shows a part of the
 * series.
 */
import type { CurrencyId } from '../currency/currency';
import { extremesOf } from './chartScale';
import type { MarketMoment } from './marketCourse';
import type { Decimal } from '../money/money';
import { multiply, scaled } from '../money/money';
import { DAY, FIRST_SAMPLE_DAY, HOUR, levelsOf, MINUTE, WHOLE_PLACES } from './sampleLevels';

export type { MarketMoment } from './marketCourse';

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

/** The data that past prices are generated from. */
export interface PriceSource {
  /** The seed of the series, such as the id of the currency. */
  readonly seed: string;
  /** The price that the sample prices are near. From 2025 on, they differ from it by at most 3.5 percent. */
  readonly price: Decimal;
  /** How far prices move: never, or as far as the price of a fiat currency or of a cryptocurrency. */
  readonly swing: 'none' | 'fiat' | 'crypto';
}

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

/** For this period before the end of a series, each quarter of an hour has a price. Before, each day has one. */
const FINE_DAYS = 31;

/** A point of the series, with the price as a level. */
interface Level {
  readonly at: number;
  readonly level: number;
}

/** The moments of the series before the time `until`, oldest first. */
function momentsUntil(until: number): readonly number[] {
  const today = Math.floor(until / DAY);
  const first = Math.min(FIRST_SAMPLE_DAY / DAY, today - 1);
  const fine = Math.max(first, today - FINE_DAYS);
  const quarters = Math.ceil((until - fine * DAY) / (15 * MINUTE));
  return [
    ...Array.from({ length: fine - first }, (_, index) => (first + index) * DAY),
    ...Array.from({ length: quarters }, (_, index) => fine * DAY + index * 15 * MINUTE),
  ];
}

/** The step of the shortest range that shows prices of an age. */
function stepAt(age: number): number {
  const range = PRICE_RANGES.find((one) => age <= SPANS[one].length) ?? 'all';
  return SPANS[range].step;
}

/** The first, the lowest and the highest of the given levels, in order of time. */
function markedOf(levels: readonly Level[]): readonly Level[] {
  const values = levels.map(({ level }) => level);
  const lowest = values.indexOf(Math.min(...values));
  const highest = values.indexOf(Math.max(...values));
  return levels.filter((_, index) => index === 0 || index === lowest || index === highest);
}

/**
 * The whole series before the time `until`, oldest first. The prices of the last day are a quarter of an hour apart.
 * Of older prices, it has the first, the lowest and the highest of each step of the range that shows them.
 */
export function priceSeries(
  { seed, price, swing }: PriceSource,
  until: number,
): readonly PricePoint[] {
  const levelAt = levelsOf(seed, swing);
  const kept: Level[] = [];
  const group: Level[] = [];
  let groupKey = '';
  for (const at of momentsUntil(until)) {
    const step = stepAt(until - at);
    const key = `${step} ${Math.floor(at / step)}`;
    if (key !== groupKey) kept.push(...markedOf(group.splice(0)));
    groupKey = key;
    group.push({ at, level: levelAt(at) });
  }
  return [...kept, ...markedOf(group)].map(({ at, level }) => ({
    at,
    price: multiply(price, scaled(level, WHOLE_PLACES)),
  }));
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
  // The latest point already shows an extreme that equals its price.
  const isMarked = ({ price }: PricePoint, index: number) =>
    (index === lowest || index === highest) && price !== latest.price;
  const kept = inside.filter(
    (point, index) => isMarked(point, index) || stepOf(point) !== stepOf(inside[index - 1]),
  );
  return [...kept, latest];
}

/** Whether points begin with a range, so that their change is that of the whole range. `all` has no beginning. */
export function coversRange(points: readonly PricePoint[], range: PriceRange): boolean {
  const { length, step } = SPANS[range];
  const [first, last] = [points[0], points.at(-1)];
  return first !== undefined && last !== undefined && last.at - first.at >= length - step;
}

/** The prices of a range, oldest first. The last point is the sample price at the time `now`. */
export function priceHistory(
  source: PriceSource,
  range: PriceRange,
  now: number,
): readonly PricePoint[] {
  return rangeOf(priceSeries(source, now), range, { at: now, price: source.price });
}

/** A currency's prices, followed by its later prices of a course. */
export function withMoments(
  points: readonly PricePoint[],
  moments: readonly MarketMoment[],
  id: CurrencyId,
): readonly PricePoint[] {
  const last = points.at(-1)?.at ?? -Infinity;
  const later = moments.flatMap(({ at, market }) => {
    const quote = market[id];
    return quote && at > last ? [{ at, price: quote.price }] : [];
  });
  return [...points, ...later];
}
