import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decimal } from '../money/money';
import { extremesOf } from './chartScale';
import { compare, isPositive, multiply, round, scaled, subtract } from '../money/money';
import type { PriceRange, PriceSource } from './priceHistory';
import { PRICE_RANGES, priceHistory, priceSeries, rangeOf } from './priceHistory';

const NOW = Date.parse('2026-03-14T09:26:53.000Z');
const DAY = 86_400_000;

const bitcoin: PriceSource = { seed: 'btc', price: '43250', change24h: '2.45', swing: 'crypto' };

const sources = fc.record({
  seed: fc.string(),
  price: fc
    .record({
      units: fc.integer({ min: 1, max: 10 ** 12 }),
      places: fc.integer({ min: 0, max: 8 }),
    })
    .map(({ units, places }) => scaled(units, places)),
  change24h: fc.integer({ min: -950_000, max: 10_000_000 }).map((units) => scaled(units, 4)),
  swing: fc.constantFrom('none' as const, 'fiat' as const, 'crypto' as const),
});
const ranges = fc.constantFrom(...PRICE_RANGES);
const moments = fc.integer({ min: 0, max: 4_102_444_800_000 });

/** A price after a change in percent. */
const inPercent = (price: Decimal, change24h: Decimal) =>
  multiply(price, scaled(1_000_000 + Number(multiply(change24h, '10000')), 6));

describe('the sample prices of the past', () => {
  it('are the expected ones for Bitcoin', () => {
    const day = priceHistory(bitcoin, '1d', NOW);
    expect(day).toHaveLength(98);
    expect(day.at(-1)).toEqual({ at: NOW, price: '43250' });
    expect(day.at(-2)?.at).toBe(Date.parse('2026-03-14T09:15:00.000Z'));
    expect(day[0]?.at).toBe(NOW - DAY);
    expect(round(day[0]?.price ?? '0', 2)).toBe('42215.72');
  });

  it('begin at the start of the range, or at the first sample day for `All`', () => {
    const firstOf = (range: PriceRange, since?: number) => {
      const source = since === undefined ? bitcoin : { ...bitcoin, since };
      return new Date(priceHistory(source, range, NOW)[0]?.at ?? 0).toISOString();
    };
    expect(PRICE_RANGES.map((range) => firstOf(range))).toEqual([
      '2026-03-13T09:26:53.000Z',
      '2026-03-07T09:26:53.000Z',
      '2026-02-12T09:26:53.000Z',
      '2025-03-14T09:26:53.000Z',
      '2021-01-01T12:00:00.000Z',
    ]);
    const since = Date.parse('2026-01-05T12:00:00.000Z');
    expect(firstOf('1y', since)).toBe('2026-01-05T12:00:00.000Z');
    expect(firstOf('all', since)).toBe('2026-01-05T12:00:00.000Z');
  });

  it('are a single series, and each range is a part of the series', () => {
    fc.assert(
      fc.property(sources, ranges, moments, (source, range, now) => {
        const series = new Map(priceSeries(source, now).map(({ at, price }) => [at, price]));
        const points = priceHistory(source, range, now);
        expect(points.map(({ at }) => series.get(at))).toEqual(points.map(({ price }) => price));
      }),
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
    );
  });

  it('have a point for each step of the range, and points for the extremes', () => {
    const lengths = PRICE_RANGES.map((range) => priceHistory(bitcoin, range, NOW).length);
    expect(lengths).toEqual([98, 86, 92, 76, 79]);
  });

  it('end with the current price, and are always above zero', () => {
    fc.assert(
      fc.property(sources, ranges, moments, (source, range, now) => {
        const points = priceHistory(source, range, now);
        expect(points.at(-1)).toEqual({ at: now, price: source.price });
        expect(points.every(({ price }) => isPositive(price))).toBe(true);
      }),
    );
  });

  it('are ordered by time', () => {
    fc.assert(
      fc.property(sources, ranges, moments, (source, range, now) => {
        const times = priceHistory(source, range, now).map(({ at }) => at);
        expect(times.every((at, index) => index === 0 || at > (times[index - 1] ?? at))).toBe(true);
      }),
    );
  });

  it('agree with the change of 24 hours', () => {
    fc.assert(
      fc.property(sources, moments, (source, now) => {
        const [before] = priceHistory(source, '1d', now);
        const after = inPercent(before?.price ?? '0', source.change24h);
        const off = subtract(after, source.price).replace('-', '') as Decimal;
        // Prices are rounded, so the difference is not exactly zero.
        expect(Number(off) / Number(source.price)).toBeLessThan(1e-6);
      }),
    );
  });

  it('are the same on every visit', () => {
    fc.assert(
      fc.property(sources, ranges, moments, (source, range, now) => {
        expect(priceHistory({ ...source }, range, now)).toEqual(priceHistory(source, range, now));
      }),
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
    const dollar: PriceSource = { seed: 'usd', price: '1', change24h: '0', swing: 'none' };
    for (const range of PRICE_RANGES) {
      const prices = priceHistory(dollar, range, NOW).map(({ price }) => price);
      expect(new Set(prices)).toEqual(new Set(['1']));
    }
  });

  it('differ for different seeds, and cover the range', () => {
    const year = priceHistory(bitcoin, '1y', NOW);
    expect(year[0]?.price).not.toBe(priceHistory({ ...bitcoin, seed: 'eth' }, '1y', NOW)[0]?.price);
    expect(Math.round((NOW - (year[0]?.at ?? 0)) / DAY)).toBeGreaterThanOrEqual(365);
  });

  it('are valid for a price of a hundred-millionth, and after a fall to that price', () => {
    const tiny = priceHistory({ ...bitcoin, price: '0.00000001' }, '1d', NOW);
    expect(round(tiny[0]?.price ?? '0', 12)).toBe('0.000000009761');
    const fallen = priceHistory({ ...bitcoin, change24h: '-100' }, '1d', NOW);
    expect(fallen[0]?.price).toBe('2162500');
  });
});
