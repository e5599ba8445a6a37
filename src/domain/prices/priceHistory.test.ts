import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extremesOf } from './chartScale';
import { compare, isPositive, multiply, scaled, subtract, type Decimal } from '../money/money';
import {
  coversRange,
  startPrecision,
  timesPrecision,
  PRICE_RANGES,
  priceHistory,
  priceSeries,
  rangeOf,
  type PriceRange,
  type PriceSource,
} from './priceHistory';

const NOW = Date.parse('2026-03-14T09:26:53.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const bitcoin: PriceSource = { seed: 'btc', price: '43250', swing: 'crypto' };

const sources = fc.record({
  seed: fc.string(),
  price: fc
    .record({
      units: fc.integer({ min: 1, max: 10 ** 12 }),
      places: fc.integer({ min: 0, max: 8 }),
    })
    .map(({ units, places }) => scaled(units, places)),
  swing: fc.constantFrom('none' as const, 'fiat' as const, 'crypto' as const),
});
const ranges = fc.constantFrom(...PRICE_RANGES);
const moments = fc.integer({ min: 0, max: Date.UTC(2032, 0, 1) });

/** Generating a series takes some milliseconds, so fewer cases than usual are tested. */
const FEW = { numRuns: 20 };

const pricesBy = (source: PriceSource, range: PriceRange, now: number) =>
  new Map(priceHistory(source, range, now).map(({ at, price }) => [at, price]));

function extremesIn(source: PriceSource, range: PriceRange, now: number) {
  const prices = priceHistory(source, range, now).map(({ price }) => price);
  const { lowest, highest } = extremesOf(prices);
  return { low: prices[lowest] ?? '0', high: prices[highest] ?? '0' };
}

describe('the sample prices of the past', () => {
  it('are the expected ones for Bitcoin', () => {
    const day = priceHistory(bitcoin, '1d', NOW);
    expect(day).toHaveLength(97);
    expect(day.at(-1)).toEqual({ at: NOW, price: '43250' });
    expect(day.at(-2)).toEqual({
      at: Date.parse('2026-03-14T09:15:00.000Z'),
      price: '42557.61075',
    });
    expect(day[0]).toEqual({ at: Date.parse('2026-03-13T09:30:00.000Z'), price: '43867.39375' });
  });

  it('are the same at a moment on every visit, in each range, whatever the current price is', () => {
    fc.assert(
      fc.property(
        sources,
        moments,
        ranges,
        ranges,
        fc.nat(40 * DAY),
        (source, now, one, other, pause) => {
          const before = pricesBy(source, one, now);
          const after = pricesBy(source, other, now + pause);
          before.delete(now);
          for (const [at, price] of before) expect(after.get(at) ?? price).toBe(price);
        },
      ),
      FEW,
    );
  });

  it('are the same at 22 and at 48 seconds, at noon and at 18:00', () => {
    const at = (time: string) => Date.parse(`2026-03-14T${time}.000Z`);
    for (const now of ['12:00:22', '12:00:48', '18:00:00'])
      for (const range of ['1d', '1w'] as const)
        expect(pricesBy(bitcoin, range, at(now)).get(at('08:00:00'))).toBe('43280.14525');
  });

  it('keep the high and the low of the day for the whole day', () => {
    fc.assert(
      fc.property(sources, fc.integer({ min: 0, max: 20_000 }), (source, day) => {
        const noon = (day + 0.5) * DAY;
        const inside = priceHistory(source, '1d', noon).filter(
          ({ at }) => at >= day * DAY && at < noon,
        );
        const evening = extremesIn(source, '1d', (day + 1) * DAY - 1);
        for (const { price } of inside) {
          expect(compare(price, evening.high)).not.toBe(1);
          expect(compare(price, evening.low)).not.toBe(-1);
        }
      }),
      FEW,
    );
  });

  it('continue at the sample price with a step of at most 7 percent', () => {
    fc.assert(
      fc.property(
        sources,
        fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2032, 0, 1) }),
        (source, now) => {
          const last = priceSeries(source, now).at(-1)?.price ?? '0';
          const step = subtract(last, source.price).replace('-', '') as Decimal;
          expect(compare(step, multiply(source.price, '0.07'))).not.toBe(1);
        },
      ),
      FEW,
    );
  });

  it.each([
    ['crypto', 2, 3],
    ['fiat', 0.12, 0.18],
  ] as const)('of %s swing within six hours as the updates do', (swing, least, most) => {
    const swings = ['btc', 'eth', 'ada', 'eur', 'gbp'].flatMap((seed) => {
      const source = { ...bitcoin, seed, swing };
      return Array.from({ length: 5 }, (_, index) => {
        const day = priceHistory(source, '1d', NOW - index * 37 * HOUR).slice(0, -1);
        const prices = day.slice(0, 24).map(({ price }) => Number(price));
        return 100 * (Math.max(...prices) / Math.min(...prices) - 1);
      });
    });
    const median = swings.toSorted((a, b) => a - b)[12];
    expect(median).toBeGreaterThan(least);
    expect(median).toBeLessThan(most);
  });

  it.each(['1d', '1w', '1m', '1y'] as const)('of %s rise or fall for some time', (range) => {
    // Independent prices would turn at two of three points.
    const turns = ['btc', 'eth', 'ada'].flatMap((seed) => {
      const points = priceHistory({ ...bitcoin, seed }, range, NOW).slice(0, -1);
      const moves = points
        .slice(1)
        .map(({ price }, index) => compare(price, points[index]?.price ?? price));
      return moves.slice(1).map((move, index) => (move === moves[index] ? 0 : 1));
    });
    const share = turns.filter(Boolean).length / turns.length;
    expect(share).toBeLessThan(0.45);
  });

  it('rise by 10 and fall by 3 percent in each year of the climb', () => {
    const all = priceHistory(bitcoin, 'all', NOW);
    for (const year of ['2021', '2022', '2023', '2024']) {
      const prices = all
        .filter(({ at }) => new Date(at).toISOString().startsWith(year))
        .map(({ price }) => Number(price));
      const from = (start: number, extreme: (...values: number[]) => number) =>
        extreme(...prices.slice(start).map((price) => price / (prices[start] ?? price)));
      const starts = prices.map((_, index) => index);
      expect(Math.max(...starts.map((start) => from(start, Math.max)))).toBeGreaterThan(1.1);
      expect(Math.min(...starts.map((start) => from(start, Math.min)))).toBeLessThan(0.97);
    }
  });

  it('begin with the first quarter of an hour of the range, or on the first sample day', () => {
    const first = (range: PriceRange) =>
      new Date(priceHistory(bitcoin, range, NOW)[0]?.at ?? 0).toISOString();
    expect(PRICE_RANGES.map(first)).toEqual([
      '2026-03-13T09:30:00.000Z',
      '2026-03-07T09:30:00.000Z',
      '2026-02-12T09:30:00.000Z',
      '2025-03-15T00:00:00.000Z',
      '2021-01-01T00:00:00.000Z',
    ]);
  });

  it('are a single series, and each range is a part of the series', () => {
    fc.assert(
      fc.property(sources, ranges, moments, (source, range, now) => {
        const series = new Map(priceSeries(source, now).map(({ at, price }) => [at, price]));
        const points = priceHistory(source, range, now).slice(0, -1);
        expect(points.map(({ at }) => series.get(at))).toEqual(points.map(({ price }) => price));
      }),
      FEW,
    );
  });

  it('have no higher high and no lower low in a shorter range, even after hours of a visit', () => {
    const moves = fc.array(fc.integer({ min: 1, max: 9_000_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(sources, moments, moves, (source, now, later) => {
        const lived = later.map((units, index) => ({
          at: now + (index + 1) * 900_000,
          price: scaled(units, 2),
        }));
        const latest = lived.at(-1) ?? { at: now, price: source.price };
        const series = [...priceSeries(source, now), ...lived];
        const extremes = PRICE_RANGES.map((range) => {
          const prices = rangeOf(series, range, latest).map(({ price }) => price);
          const { lowest, highest } = extremesOf(prices);
          return { low: prices[lowest] ?? '0', high: prices[highest] ?? '0' };
        });
        extremes.slice(1).forEach(({ low, high }, index) => {
          expect(compare(high, extremes[index]?.high ?? '0')).not.toBe(-1);
          expect(compare(low, extremes[index]?.low ?? '0')).not.toBe(1);
        });
      }),
      FEW,
    );
  });

  it('have a point for each step of the range, and points for the extremes', () => {
    const lengths = PRICE_RANGES.map((range) => priceHistory(bitcoin, range, NOW).length);
    expect(lengths).toEqual([97, 46, 34, 44, 75]);
  });

  it('end with the current price, and are always above zero', () => {
    fc.assert(
      fc.property(sources, ranges, moments, (source, range, now) => {
        const points = priceHistory(source, range, now);
        expect(points.at(-1)).toEqual({ at: now, price: source.price });
        expect(points.every(({ price }) => isPositive(price))).toBe(true);
      }),
      FEW,
    );
  });

  it('are ordered by time', () => {
    fc.assert(
      fc.property(sources, ranges, moments, (source, range, now) => {
        const times = priceHistory(source, range, now).map(({ at }) => at);
        expect(times.every((at, index) => index === 0 || at > (times[index - 1] ?? at))).toBe(true);
      }),
      FEW,
    );
  });

  it('stay the same during a visit', () => {
    const series = priceSeries(bitcoin, NOW);
    const before = rangeOf(series, '1d', { at: NOW, price: '43250' });
    const now = NOW + 50 * 60_000;
    const later = rangeOf(series, '1d', { at: now, price: '44000' });
    expect(later.slice(0, -1)).toEqual(before.slice(0, -1).filter(({ at }) => at >= now - DAY));
    expect(later.at(-1)).toEqual({ at: now, price: '44000' });
  });

  it('are constant for the unit of account', () => {
    const dollar: PriceSource = { seed: 'usd', price: '1', swing: 'none' };
    for (const range of PRICE_RANGES) {
      const prices = priceHistory(dollar, range, NOW).map(({ price }) => price);
      expect(new Set(prices)).toEqual(new Set(['1']));
    }
  });

  it('cover each range that has a beginning', () => {
    const covered = PRICE_RANGES.filter((range) =>
      coversRange(priceHistory(bitcoin, range, NOW), range),
    );
    expect(covered).toEqual(['1d', '1w', '1m', '1y']);
  });

  it('differ for different seeds', () => {
    const moved = { ...bitcoin, seed: 'eth' };
    expect(priceSeries(moved, NOW).at(-1)?.price).not.toBe(priceSeries(bitcoin, NOW).at(-1)?.price);
  });

  it('are valid for a price of a hundred-millionth', () => {
    const [tiny] = priceHistory({ ...bitcoin, price: '0.00000001' }, '1d', NOW);
    expect(tiny?.price).toBe('0.00000001014275');
  });
});

describe('points of a week', () => {
  const points = (days: number) =>
    [NOW - days * DAY, NOW].map((at) => ({ at, price: '1' as const }));

  it.each([
    [7, true],
    [6.95, true],
    [6.85, true],
    [6.8, false],
    [3, false],
  ])('that begin %s days ago cover it: %s', (days, expected) => {
    expect(coversRange(points(days), '1w')).toBe(expected);
  });

  it('do not cover it if there is none or one', () => {
    expect(coversRange([], '1w')).toBe(false);
    expect(coversRange(points(0).slice(1), '1w')).toBe(false);
  });
});

it.each([
  [0, 'time'],
  [59.99, 'time'],
  [60, 'day'],
  [729.99, 'day'],
  [730, 'year'],
] as const)('points that begin %s days ago show a %s', (days, expected) => {
  const points = [
    { at: 0, price: '1' },
    { at: days * 86_400_000, price: '2' },
  ] as const;
  expect(startPrecision(points)).toBe(expected);
});

it.each([
  [0, 'time'],
  [1, 'time'],
  [1.01, 'day'],
  [729.99, 'day'],
  [730, 'year'],
] as const)('the times below %s days of points are shown as a %s', (days, expected) => {
  const points = [
    { at: 0, price: '1' },
    { at: days * DAY, price: '2' },
  ] as const;
  expect(timesPrecision(points)).toBe(expected);
});
