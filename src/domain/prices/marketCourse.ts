import type { CurrencyId, Market } from '../currency/currency';
import { ZERO } from '../money/money';
import { extremesOf } from './chartScale';

/** All prices at a point in time. */
export interface MarketMoment {
  /** The time in milliseconds since 1970, UTC. */
  readonly at: number;
  readonly market: Market;
}

/**
 * The prices since the app was opened, oldest first, for the charts. Only a few points of each quarter of an hour are
 * stored.
 */
export interface MarketCourse {
  /** The first prices after the app was opened. */
  readonly opening: MarketMoment;
  /**
   * The points of the finished quarters of an hour: for each quarter its first and last prices, and those in which a
   * price was highest or lowest. The list is a new object only when a new quarter of an hour begins.
   */
  readonly past: readonly MarketMoment[];
  /** The points of the current quarter of an hour, selected in the same way. The last point has the current prices. */
  readonly quarter: readonly MarketMoment[];
}

const QUARTER_HOUR = 15 * 60_000;

const quarterOf = ({ at }: MarketMoment) => Math.floor(at / QUARTER_HOUR);

/** Returns a course with one point, the first prices. */
export const courseFrom = (opening: MarketMoment): MarketCourse => ({
  opening,
  past: [],
  quarter: [opening],
});

/** Returns the time at which the current quarter of an hour began, in milliseconds since 1970, UTC. */
export const quarterStart = ({ quarter: [first], opening }: MarketCourse): number =>
  quarterOf(first ?? opening) * QUARTER_HOUR;

/** Removes points in which no price is the highest or lowest. The first and the last point stay. */
function withoutUsual(quarter: readonly MarketMoment[]): readonly MarketMoment[] {
  const [first] = quarter;
  const kept = new Set([0, quarter.length - 1]);
  for (const id of Object.keys(first?.market ?? {}) as CurrencyId[]) {
    // A known price stays known, so all points after the first have a price for this currency.
    const { lowest, highest } = extremesOf(quarter.map(({ market }) => market[id]?.price ?? ZERO));
    kept.add(lowest).add(highest);
  }
  return quarter.filter((_, index) => kept.has(index));
}

/**
 * Adds the current prices to a course. The highest and lowest prices of each quarter of an hour stay in the course. If
 * the device's clock was set back, the prices replace the latest point.
 */
export function recordMarket(course: MarketCourse, now: MarketMoment): MarketCourse {
  const { opening, past, quarter } = course;
  const latest = quarter.at(-1) ?? opening;
  if (now.at <= latest.at)
    return { ...course, quarter: [...quarter.slice(0, -1), { ...now, at: latest.at }] };
  if (quarterOf(now) > quarterOf(latest))
    return { opening, past: [...past, ...quarter], quarter: [now] };
  return { ...course, quarter: withoutUsual([...quarter, now]) };
}
