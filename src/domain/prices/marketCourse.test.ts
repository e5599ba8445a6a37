import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_MARKET } from '../demo/sampleWorld';
import type { Decimal } from '../money/money';
import { withMoments } from './priceHistory';
import { courseFrom, quarterStart, recordMarket, type MarketMoment } from './marketCourse';

const at = (time: string) => Date.parse(`2026-03-14T${time}.000Z`);

const moment = (time: number | string, btc: Decimal, eth: Decimal = '2580'): MarketMoment => ({
  at: typeof time === 'number' ? time : at(time),
  market: {
    ...SAMPLE_MARKET,
    btc: { price: btc, change24h: '0' },
    eth: { price: eth, change24h: '0' },
  },
});

const shown = (moments: readonly MarketMoment[]) =>
  moments.map((one) => `${new Date(one.at).toISOString().slice(11, 19)} ${one.market.btc?.price}`);

describe('the course of the market', () => {
  it('keeps the first, the last and each extreme of a quarter of an hour', () => {
    const course = [
      moment('09:26:58', '11'),
      moment('09:27:03', '15'),
      moment('09:27:08', '12'),
      moment('09:27:13', '7', '2600'),
      moment('09:27:18', '9', '2590'),
      moment('09:29:58', '10'),
      moment('09:30:03', '20'),
    ].reduce(recordMarket, courseFrom(moment('09:26:53', '10')));
    expect(shown(course.past)).toEqual(['09:26:53 10', '09:27:03 15', '09:27:13 7', '09:29:58 10']);
    expect(shown(course.quarter)).toEqual(['09:30:03 20']);
    expect(quarterStart(course)).toBe(at('09:30:00'));
  });

  it('changes its past only when a quarter of an hour begins', () => {
    const course = courseFrom(moment('09:26:53', '10'));
    expect(recordMarket(course, moment('09:29:59', '11')).past).toBe(course.past);
    expect(shown(recordMarket(course, moment('09:30:00', '11')).past)).toEqual(['09:26:53 10']);
  });

  it('replaces the latest market if the clock was set back', () => {
    const course = recordMarket(courseFrom(moment('09:26:53', '10')), moment('08:00:00', '11'));
    expect(shown(course.quarter)).toEqual(['09:26:53 11']);
    expect(course.opening.market.btc?.price).toBe('10');
  });

  it('never forgets the highest or the lowest price', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 400_000 }), ([first = 1, ...rest], pause) => {
        const course = rest
          .map((price, index) => moment((index + 1) * pause, `${price}`))
          .reduce(recordMarket, courseFrom(moment(0, `${first}`)));
        const kept = [...course.past, ...course.quarter].map(({ market }) =>
          Number(market.btc?.price),
        );
        expect(Math.max(...kept)).toBe(Math.max(first, ...rest));
        expect(Math.min(...kept)).toBe(Math.min(first, ...rest));
        expect(kept.at(-1)).toBe(rest.at(-1) ?? first);
      }),
    );
  });
});

it('prices are followed only by later prices', () => {
  const points = [{ at: at('09:27:00'), price: '1' as const }];
  const moments = [moment('09:26:53', '10'), moment('09:27:00', '11'), moment('09:27:05', '12')];
  expect(withMoments(points, moments, 'btc')).toEqual([
    { at: at('09:27:00'), price: '1' },
    { at: at('09:27:05'), price: '12' },
  ]);
});
