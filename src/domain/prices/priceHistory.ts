/**
 * Generates the sample prices of the past. A price depends only on the currency, the currency's sample price and the
 * time, so it is the same on every visit. Each chart shows a part of the currency's series.
 */
import type { CurrencyId } from '../currency/currency';
import { extremesOf } from './chartScale';
import type { MarketMoment } from './marketCourse';
import { multiply, scaled, type Decimal } from '../money/money';
import { DAY, FIRST_SAMPLE_DAY, HOUR, levelsOf, MINUTE, WHOLE_PLACES } from './sampleLevels';

export type { MarketMoment } from './marketCourse';

export interface PricePoint {
  /** The time in milliseconds since 1970, UTC. */
  readonly at: number;
  /** The price of one unit in the app's unit of account. */
  readonly price: Decimal;
}

/** The time ranges of a chart, from one day to all prices. */
export const PRICE_RANGES = ['1d', '1w', '1m', '1y', 'all'] as const;

/** The time range of a chart. It ends now. */
export type PriceRange = (typeof PRICE_RANGES)[number];

export interface PriceSource {
  /** The seed of the pseudo-random series, such as the id of the currency. */
  readonly seed: string;
  /** The current price of the currency. From 2025 on, the sample prices differ from it by at most 7 percent. */
  readonly price: Decimal;
  /** How much the price changes: never, or as much as that of a fiat currency or a cryptocurrency. */
  readonly swing: 'none' | 'fiat' | 'crypto';
}

interface Span {
  /** The length of the range, in milliseconds. */
  readonly length: number;
  /** The time between two points of the range, in milliseconds. */
  readonly step: number;
}

/** The steps of the ranges from a week on are the times at which a shorter wave of the sample prices is zero. */
const SPANS: Readonly<Record<PriceRange, Span>> = {
  '1d': { length: DAY, step: 15 * MINUTE },
  '1w': { length: 7 * DAY, step: 4 * HOUR },
  '1m': { length: 30 * DAY, step: DAY },
  '1y': { length: 365 * DAY, step: 9 * DAY },
  all: { length: Infinity, step: 27 * DAY },
};

/**
 * The number of days before the end of a series for which each quarter of an hour has a price. Before that, each day
 * has one price.
 */
const FINE_DAYS = 31;

/** A point of the series. `level` is the price in millionths of the current price. */
interface Level {
  readonly at: number;
  readonly level: number;
}

/** Returns the times of the series before the time `until`, oldest first. */
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

/** Returns the distance between two points in the shortest range that includes prices of this age. */
function stepAt(age: number): number {
  const range = PRICE_RANGES.find((one) => age <= SPANS[one].length) ?? 'all';
  return SPANS[range].step;
}

/** Returns the first, the lowest and the highest of the levels, oldest first. */
function markedOf(levels: readonly Level[]): readonly Level[] {
  const values = levels.map(({ level }) => level);
  const lowest = values.indexOf(Math.min(...values));
  const highest = values.indexOf(Math.max(...values));
  return levels.filter((_, index) => index === 0 || index === lowest || index === highest);
}

/**
 * Returns the whole series before the time `until`, oldest first. The prices of the last day are a quarter of an hour
 * apart. Older prices are grouped by the `step` of the shortest range that shows them. The series contains the first,
 * the lowest and the highest price of each group.
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
 * Returns the points that the chart of a range shows, oldest first: the first point of each step, the highest and the
 * lowest point, and the latest price. The highest and lowest points ensure that a longer range never has a lower
 * maximum than a shorter range.
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
  // A price that equals the latest price is already shown by the latest point.
  const isMarked = ({ price }: PricePoint, index: number) =>
    (index === lowest || index === highest) && price !== latest.price;
  const kept = inside.filter(
    (point, index) => isMarked(point, index) || stepOf(point) !== stepOf(inside[index - 1]),
  );
  return [...kept, latest];
}

/** Returns whether points cover a whole range. `all` has no beginning, so the result is false. */
export function coversRange(points: readonly PricePoint[], range: PriceRange): boolean {
  const { length, step } = SPANS[range];
  const [first, last] = [points[0], points.at(-1)];
  return first !== undefined && last !== undefined && last.at - first.at >= length - step;
}

/** How exactly the start of points is shown. The longer ago it is, the less its time matters. */
export type StartPrecision = 'time' | 'day' | 'year';

/** Returns a day for points that begin at least 60 days before the last point, and a year from 730 days on. */
export function startPrecision(points: readonly PricePoint[]): StartPrecision {
  const age = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  if (age >= 730 * DAY) return 'year';
  return age >= 60 * DAY ? 'day' : 'time';
}

/** Returns how exactly the times below a chart are shown: times within a day, days within two years, then years. */
export function timesPrecision(points: readonly PricePoint[]): StartPrecision {
  const age = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  if (age <= DAY) return 'time';
  return startPrecision(points) === 'year' ? 'year' : 'day';
}

/** Returns the sample prices of a range, oldest first. The last point is the current price at the time `now`. */
export function priceHistory(
  source: PriceSource,
  range: PriceRange,
  now: number,
): readonly PricePoint[] {
  return rangeOf(priceSeries(source, now), range, { at: now, price: source.price });
}

/** Appends the prices of a currency in `moments` that are later than the last of `points`. */
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
