import type { Market } from '../domain/currency/currency';

/** The market at a point in time. */
export interface MarketMoment {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly market: Market;
}

/** The shortest interval between two points of past prices: a quarter of an hour. */
const STEP = 15 * 60_000;

/** Adds the current market to a course, if a new quarter of an hour has begun since the last entry of the course. */
export function recordMarket(
  course: readonly MarketMoment[],
  now: MarketMoment,
): readonly MarketMoment[] {
  const last = course.at(-1);
  const isNew = !last || Math.floor(now.at / STEP) > Math.floor(last.at / STEP);
  return isNew ? [...course, now] : course;
}
