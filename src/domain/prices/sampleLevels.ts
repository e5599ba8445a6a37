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
  /** The time between two pseudo-random nodes, in milliseconds. */
  readonly length: number;
  /** The maximum value of a node, positive or negative. */
  readonly size: number;
  /** The minimum value of a node, positive or negative. By default, it is zero. */
  readonly least?: number;
  /**
   * The wave is zero at each multiple of this time, in milliseconds. A chart whose points are so far apart shows only
   * the longer waves. Otherwise the points of a long range would be at random heights of the short waves.
   */
  readonly rest?: number;
}

/**
 * The waves that are added to the level, with periods from a year to a few hours. The times of `rest` are the steps of
 * the charts, so each range shows different waves. Within hours the level moves by 2 to 3 percent, about as much as in
 * a price update, so that an update looks like the hours before it. The sizes add up to 6.4 percent, so the past prices
 * stay near the current price, and no visible jump is between them and the simulated prices.
 */
const WAVES: readonly Wave[] = [
  { length: 108 * DAY, size: 12_000 },
  { length: 27 * DAY, size: 14_000 },
  { length: 3 * DAY, size: 12_000, rest: 9 * DAY },
  { length: 12 * HOUR, size: 10_000, rest: DAY },
  { length: 80 * MINUTE, size: 16_000, least: 8_000, rest: 4 * HOUR },
];

/** The waves of the years before 2025, which are added to the climb. */
const EARLY_WAVES: readonly Wave[] = [
  { length: 120 * DAY, size: 90_000 },
  { length: 54 * DAY, size: 90_000 },
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

/** Returns the share for a smooth curve, which is horizontal at both nodes. */
const eased = (share: number) => share * share * (3 - 2 * share);

/** Returns the size of the early waves, from 1 to 0. It falls to 0 during the last year of the climb. */
const earlyShareAt = (moment: number) =>
  Math.min(Math.max((CLIMB_ENDS - moment) / (365 * DAY), 0), 1);

/**
 * Creates a function that returns the level at a time in milliseconds since 1970, UTC. The level is always positive.
 */
export function levelsOf(seed: string, swing: keyof typeof SWINGS): (moment: number) => number {
  const part = (value: number) => Math.round((value * SWINGS[swing]) / 1_000);
  const waveOf = ({ length, size, least = 0, rest }: Wave) => {
    const drawAt = drawAtOf(`${seed} ${length}`);
    const base = part(least);
    const most = part(size) - base;
    const nodeAt = (index: number) => {
      if (rest !== undefined && (index * length) % rest === 0) return 0;
      const drawn = (drawAt(index) % (2 * most + 1)) - most;
      return drawn < 0 ? drawn - base : drawn + base;
    };
    return (moment: number) => {
      const index = Math.floor(moment / length);
      return between(nodeAt(index), nodeAt(index + 1), eased(moment / length - index));
    };
  };
  const waves = WAVES.map(waveOf);
  const early = EARLY_WAVES.map(waveOf);
  const sumAt = (some: readonly ReturnType<typeof waveOf>[], moment: number) =>
    some.reduce((level, wave) => level + wave(moment), 0);
  return (moment) =>
    WHOLE +
    part(climbAt(moment)) +
    sumAt(waves, moment) +
    Math.round(sumAt(early, moment) * earlyShareAt(moment));
}
