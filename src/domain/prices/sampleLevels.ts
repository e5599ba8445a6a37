/**
 * Calculates the levels of past sample prices. A level is a price in millionths of the currency's current price. It
 * depends only on the seed and the time, so it is the same on every visit.
 */
import { drawAtOf } from '../ledger/sampleDraws';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The size of price changes, in thousandths of the changes of a cryptocurrency. With 0, the price is constant. */
const SWINGS = { none: 0, fiat: 60, crypto: 1_000 } as const;

/** The level of a price that equals the current price. All levels are integers. */
export const WHOLE = 1_000_000;

/** The decimals of a level as a factor of the current price: level 1,000,000 is the factor 1. */
export const WHOLE_PLACES = 6;

interface Wave {
  /** The time between two pseudo-random points, in milliseconds. */
  readonly length: number;
  /** The maximum value of a node, positive or negative. */
  readonly size: number;
}

/**
 * The waves that are added to the level, with periods from months to a quarter of an hour. Their sizes add up to 3.5
 * percent, which is less than the maximum change in one price update. So there is no visible jump between the past
 * prices and the simulated prices.
 */
const WAVES: readonly Wave[] = [
  { length: 64 * DAY, size: 8_000 },
  { length: 16 * DAY, size: 7_000 },
  { length: 4 * DAY, size: 6_000 },
  { length: DAY, size: 5_000 },
  { length: 6 * HOUR, size: 4_000 },
  { length: 90 * MINUTE, size: 3_000 },
  { length: 15 * MINUTE, size: 2_000 },
];

/** The first day of the sample prices, in milliseconds since 1970, UTC. */
export const FIRST_SAMPLE_DAY = Date.UTC(2021, 0, 1);

/** The difference between the level and `WHOLE` at the beginning of each year from 2021. From 2025 on, it is 0. */
const CLIMB = [-600_000, -250_000, -480_000, -180_000, 0] as const;

const CLIMB_ENDS = Date.UTC(2025, 0, 1);

/** Returns the rounded value between two nodes. `share` is 0 at the first node and 1 at the second. */
const between = (from: number, to: number, share: number) => from + Math.round((to - from) * share);

function climbAt(moment: number): number {
  if (moment >= CLIMB_ENDS) return 0;
  const year = Math.max(new Date(moment).getUTCFullYear(), 2021);
  const start = Date.UTC(year, 0, 1);
  const share = Math.max(moment - start, 0) / (Date.UTC(year + 1, 0, 1) - start);
  return between(CLIMB[year - 2021] ?? 0, CLIMB[year - 2020] ?? 0, share);
}

/**
 * Creates a function that returns the level at a time in milliseconds since 1970, UTC. The level is always positive.
 */
export function levelsOf(seed: string, swing: keyof typeof SWINGS): (moment: number) => number {
  const part = (value: number) => Math.round((value * SWINGS[swing]) / 1_000);
  const waves = WAVES.map(({ length, size }) => {
    const drawAt = drawAtOf(`${seed} ${length}`);
    const most = part(size);
    const nodeAt = (index: number) => (drawAt(index) % (2 * most + 1)) - most;
    return (moment: number) => {
      const index = Math.floor(moment / length);
      return between(nodeAt(index), nodeAt(index + 1), moment / length - index);
    };
  });
  return (moment) =>
    waves.reduce((level, wave) => level + wave(moment), WHOLE + part(climbAt(moment)));
}
