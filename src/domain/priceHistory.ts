/**
 * Sample prices of the past. They are drawn from a seed, in whole numbers, and lead up to the price and the
 * 24-hour change that are known. All ranges are cut from one course of the price, so that they agree.
 */
import { toPlaces } from './digits';
import type { Decimal } from './money';
import { multiply, scaled } from './money';
import { drawsOf } from './sampleDraws';

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

/** How far prices swing, in thousandths of what a cryptocurrency's do: 0 is a price that stands still. */
export const SWINGS = { none: 0, fiat: 60, crypto: 1_000 } as const;

/** The facts that past prices are made from. */
export interface PriceSource {
  /** Names the course of the price: the same one gives the same prices on every visit. */
  readonly seed: string;
  /** The price that the history ends with. */
  readonly price: Decimal;
  /** The change within its last 24 hours, in percent. */
  readonly change24h: Decimal;
  readonly swing: keyof typeof SWINGS;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Span {
  readonly step: number;
  readonly steps: number;
}

const SPANS: Readonly<Record<PriceRange, Span>> = {
  '1d': { step: 15 * MINUTE, steps: 96 },
  '1w': { step: 2 * HOUR, steps: 84 },
  '1m': { step: 8 * HOUR, steps: 90 },
  '1y': { step: 5 * DAY, steps: 73 },
  all: { step: 25 * DAY, steps: 73 },
};

/** A stretch of the course, and how prices behave in it. */
interface Stretch {
  /** Ages in milliseconds: the end that is nearer to now, and the other one. */
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  /** The largest move within a step, in millionths of the price. */
  readonly wobble: number;
  /** The least and the most at the older end, in millionths of the price at the nearer one. */
  readonly least: number;
  readonly most: number;
}

/** From now backwards. The older end of the first follows from the change of 24 hours. */
const STRETCHES: readonly Stretch[] = [
  { from: 0, to: DAY, steps: 96, wobble: 2_600, least: 0, most: 0 },
  { from: DAY, to: 7 * DAY, steps: 72, wobble: 7_000, least: 940_000, most: 1_070_000 },
  { from: 7 * DAY, to: 30 * DAY, steps: 69, wobble: 14_000, least: 850_000, most: 1_140_000 },
  { from: 30 * DAY, to: 365 * DAY, steps: 67, wobble: 40_000, least: 520_000, most: 880_000 },
  { from: 365 * DAY, to: 1_825 * DAY, steps: 73, wobble: 80_000, least: 240_000, most: 480_000 },
];

const MILLION = 1_000_000;

/** Prices are counted in parts of the last one: this many are the whole. */
const WHOLE = 100_000_000;

const WHOLE_PLACES = 8;

/** Bounds of a price in parts: a product with a million of them is still a safe integer. */
const bounded = (parts: number) => Math.min(Math.max(parts, 1), 50 * WHOLE);

/** The price of 24 hours ago in parts of the last one. Nothing falls by more than all of it. */
function partsADayAgo(change24h: Decimal): number {
  const change = Number(toPlaces(change24h, 4).replace('.', ''));
  const whole = 100 * 10_000;
  return bounded(Math.round((WHOLE * whole) / Math.max(whole + change, 1)));
}

/** The prices of a stretch in parts, from its nearer end to its older one, both included. */
function courseOf({ steps, wobble }: Stretch, draw: () => number, from: number, to: number) {
  const walk = [0];
  for (let index = 1; index <= steps; index += 1)
    walk.push((walk[index - 1] ?? 0) + (draw() % (2 * wobble + 1)));
  const last = walk[steps] ?? 0;
  // Both ends are given: what the walk is off in the end, which only goes up, is taken back on the way.
  return walk.map((offset, index) => {
    const level = from + Math.round(((to - from) * index) / steps);
    const off = Math.max(offset - Math.round((last * index) / steps), 100_000 - MILLION);
    return bounded(Math.round((level * (MILLION + off)) / MILLION));
  });
}

/** The prices at some ages, the youngest first, in parts of the last one. */
function partsOf({ seed, change24h, swing }: PriceSource, ages: readonly number[]): number[] {
  const part = (value: number) => Math.round((value * SWINGS[swing]) / 1_000);
  const found: number[] = [];
  let near = WHOLE;
  for (const [index, stretch] of STRETCHES.entries()) {
    const { from, to, steps } = stretch;
    const isOldest = index === STRETCHES.length - 1;
    const within = ages.filter((age) => age >= from && (age < to || isOldest));
    const draw = drawsOf(`${seed} ${index}`);
    const spread = stretch.most - stretch.least;
    const share = stretch.least + (draw() % (spread + 1)) - MILLION;
    const far =
      index === 0
        ? partsADayAgo(change24h)
        : bounded(Math.round((near * (MILLION + part(share))) / MILLION));
    const course = courseOf({ ...stretch, wobble: part(stretch.wobble) }, draw, near, far);
    for (const age of within) {
      const place = ((age - from) * steps) / (to - from);
      const before = course[Math.floor(place)] ?? far;
      const after = course[Math.ceil(place)] ?? far;
      found.push(before + Math.round((after - before) * (place % 1)));
    }
    near = far;
  }
  return found;
}

/**
 * The prices of a range, oldest first. The last one is the known price, now. Those before it stand on round
 * moments of the range's step, so that they stay where they are while time goes on.
 */
export function priceHistory(
  source: PriceSource,
  range: PriceRange,
  now: number,
): readonly PricePoint[] {
  const { step, steps } = SPANS[range];
  const end = Math.floor(now / step) * step;
  const ages = Array.from({ length: steps + 1 }, (_, index) => index * step);
  const points = partsOf(source, ages).map((parts, index) => ({
    at: index === 0 ? now : end - index * step,
    price: multiply(source.price, scaled(parts, WHOLE_PLACES)),
  }));
  return points.toReversed();
}
