import type { CurrencyId, Market } from '../currency/currency';
import { ZERO } from '../money/money';
import { extremesOf } from './chartScale';

/** The market at a point in time. */
export interface MarketMoment {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly market: Market;
}

/** The market since the app was opened, oldest first. */
export interface MarketCourse {
  /** The first market of all. */
  readonly opening: MarketMoment;
  /**
   * The finished quarters of an hour. Each has its first and its last market, and the markets in which a price was
   * highest or lowest. The list is a new object only when a new quarter begins.
   */
  readonly past: readonly MarketMoment[];
  /** The current quarter of an hour, in the same form. Its last entry is the current market. */
  readonly quarter: readonly MarketMoment[];
}

/** The interval between two points of past prices: a quarter of an hour. */
const QUARTER_HOUR = 15 * 60_000;

const quarterOf = ({ at }: MarketMoment) => Math.floor(at / QUARTER_HOUR);

/** The course that begins with a market. */
export const courseFrom = (opening: MarketMoment): MarketCourse => ({
  opening,
  past: [],
  quarter: [opening],
});

/** The time at which the current quarter of an hour of a course began. */
export const quarterStart = ({ quarter: [first], opening }: MarketCourse): number =>
  quarterOf(first ?? opening) * QUARTER_HOUR;

/** Removes the entries between the first and the last in which no price is the highest or the lowest. */
function withoutUsual(quarter: readonly MarketMoment[]): readonly MarketMoment[] {
  const [first] = quarter;
  const kept = new Set([0, quarter.length - 1]);
  for (const id of Object.keys(first?.market ?? {}) as CurrencyId[]) {
    // A price that is known once stays known, so all later markets have it.
    const { lowest, highest } = extremesOf(quarter.map(({ market }) => market[id]?.price ?? ZERO));
    kept.add(lowest).add(highest);
  }
  return quarter.filter((_, index) => kept.has(index));
}

/**
 * Adds the current market to a course. No price that was the highest or lowest of its quarter of an hour is lost. If
 * the clock was set back, the market replaces the latest one.
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
