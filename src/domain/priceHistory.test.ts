import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decimal } from './money';
import { isPositive, multiply, round, scaled, subtract } from './money';
import type { PriceRange, PriceSource } from './priceHistory';
import { PRICE_RANGES, priceHistory } from './priceHistory';

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

/** A product that two decimals of a percent cannot tell from another one. */
const inPercent = (price: Decimal, change24h: Decimal) =>
  multiply(price, scaled(1_000_000 + Number(multiply(change24h, '10000')), 6));

describe('the sample prices of the past', () => {
  it('are these for Bitcoin', () => {
    const day = priceHistory(bitcoin, '1d', NOW);
    expect(day).toHaveLength(97);
    expect(day.at(-1)).toEqual({ at: NOW, price: '43250' });
    expect(day.at(-2)?.at).toBe(Date.parse('2026-03-14T09:00:00.000Z'));
    expect(day[0]?.at).toBe(Date.parse('2026-03-13T09:15:00.000Z'));
    expect(round(day[0]?.price ?? '0', 2)).toBe('42215.72');
  });

  it.each<[PriceRange, string[]]>([
    ['1d', ['43264.78', '43183.62', '43215.52', '42840.38', '42833.83', '42489.6', '42469.38']],
    ['1w', ['43190.01', '42907.51', '42833.74', '42738.26', '43550.4', '43526.91', '44467.81']],
    ['1m', ['42981.48', '42427.09', '42215.72', '44593.56', '43872', '38700.45', '39028.26']],
    ['1y', ['43571.43', '44807.91', '42410.41', '31309.35', '27080.17', '23736.1', '21748.47']],
    ['all', ['39463.45', '35337.54', '32042.63', '20068.09', '11704.62', '6416.33', '5835.3']],
  ])('are these for Bitcoin in the range %s', (range, prices) => {
    const points = priceHistory(bitcoin, range, NOW);
    const before = [1, 2, 3, 21, 41, 61, 71].map((steps) => points.at(-1 - steps)?.price ?? '0');
    expect(before.map((price) => round(price, 2))).toEqual(prices);
  });

  it('swing less for money of a country', () => {
    const euro: PriceSource = { seed: 'eur', price: '1.0854', change24h: '-0.31', swing: 'fiat' };
    const points = priceHistory(euro, 'all', NOW);
    const before = [1, 2, 41, 71].map((steps) => points.at(-1 - steps)?.price ?? '0');
    expect(before.map((price) => round(price, 6))).toEqual([
      '1.090143',
      '1.086511',
      '1.048557',
      '1.021404',
    ]);
  });

  it('have 74 to 97 points, whatever the range', () => {
    const lengths = PRICE_RANGES.map((range) => priceHistory(bitcoin, range, NOW).length);
    expect(lengths).toEqual([97, 85, 91, 74, 74]);
  });

  it('end with the price, now, and are above zero before', () => {
    fc.assert(
      fc.property(sources, ranges, moments, (source, range, now) => {
        const points = priceHistory(source, range, now);
        expect(points.at(-1)).toEqual({ at: now, price: source.price });
        expect(points.every(({ price }) => isPositive(price))).toBe(true);
      }),
    );
  });

  it('go on in time from point to point', () => {
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
        // Parts of a hundred-millionth; a rise of a thousand percent leaves a tenth of them.
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

  it('stay where they are until the next step of the range', () => {
    const later = NOW + 3 * 60_000;
    expect(priceHistory(bitcoin, '1d', later).slice(0, -1)).toEqual(
      priceHistory(bitcoin, '1d', NOW).slice(0, -1),
    );
  });

  it('are cut from one course: a week ago is the same in the week and in the month', () => {
    const atAge = (range: '1w' | '1m', index: number) =>
      priceHistory(bitcoin, range, NOW).at(-1 - index)?.price;
    // A day is twelve steps of the week, and three of the month.
    expect([1, 4, 7].map((days) => atAge('1w', days * 12))).toEqual(
      [1, 4, 7].map((days) => atAge('1m', days * 3)),
    );
  });

  it('stand still for the unit of account', () => {
    const dollar: PriceSource = { seed: 'usd', price: '1', change24h: '0', swing: 'none' };
    for (const range of PRICE_RANGES) {
      const prices = priceHistory(dollar, range, NOW).map(({ price }) => price);
      expect(new Set(prices)).toEqual(new Set(['1']));
    }
  });

  it('differ between seeds, and reach back as far as the range says', () => {
    const year = priceHistory(bitcoin, '1y', NOW);
    expect(year[0]?.price).not.toBe(priceHistory({ ...bitcoin, seed: 'eth' }, '1y', NOW)[0]?.price);
    expect(Math.round((NOW - (year[0]?.at ?? 0)) / DAY)).toBeGreaterThanOrEqual(365);
  });

  it('survive a price of a hundred-millionth, and a fall of everything', () => {
    const tiny = priceHistory({ ...bitcoin, price: '0.00000001' }, '1d', NOW);
    expect(round(tiny[0]?.price ?? '0', 12)).toBe('0.000000009761');
    const fallen = priceHistory({ ...bitcoin, change24h: '-100' }, '1d', NOW);
    expect(fallen[0]?.price).toBe('2162500');
  });
});
