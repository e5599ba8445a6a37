import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartScale, indexAt, lineThrough } from './chartScale';
import { compare, scaled } from '../money/money';

const ROOM = { width: 100, height: 40 };

const prices = fc.array(
  fc
    .record({
      units: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
      places: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ units, places }) => scaled(units, places)),
  { maxLength: 120 },
);

describe('the scale of a chart', () => {
  it('spreads prices over the whole height', () => {
    expect(chartScale(['1', '3', '2'], ROOM)).toEqual({
      places: [
        { x: 0, y: 40 },
        { x: 50, y: 0 },
        { x: 100, y: 20 },
      ],
      lowest: 0,
      highest: 1,
    });
  });

  it('is empty if there is no price', () => {
    expect(chartScale([], ROOM)).toEqual({ places: [], lowest: -1, highest: -1 });
  });

  it('places a single price at the right, in the middle', () => {
    expect(chartScale(['43250'], ROOM)).toEqual({
      places: [{ x: 100, y: 20 }],
      lowest: 0,
      highest: 0,
    });
  });

  it('places equal prices in the middle', () => {
    const { places, lowest, highest } = chartScale(['1', '1.0', '1'], ROOM);
    expect(places.map(({ y }) => y)).toEqual([20, 20, 20]);
    expect([lowest, highest]).toEqual([0, 0]);
  });

  it('places prices that differ by a hundred-millionth at different heights', () => {
    const { places } = chartScale(['0.00000001', '0.000000011', '0.000000012'], ROOM);
    expect(places.map(({ y }) => Math.round(y))).toEqual([40, 20, 0]);
  });

  it('places every price inside the chart, with the lowest and the highest at the edges', () => {
    fc.assert(
      fc.property(prices, (given) => {
        const { places, lowest, highest } = chartScale(given, ROOM);
        expect(places).toHaveLength(given.length);
        for (const { x, y } of places) {
          expect(x >= 0 && x <= 100).toBe(true);
          expect(y >= 0 && y <= 40).toBe(true);
        }
        for (const price of given) {
          expect(compare(price, given[lowest] ?? '0')).not.toBe(-1);
          expect(compare(price, given[highest] ?? '0')).not.toBe(1);
        }
      }),
    );
  });

  it('never places a higher price below a lower price', () => {
    fc.assert(
      fc.property(prices, (given) => {
        const { places } = chartScale(given, ROOM);
        given.forEach((price, index) => {
          const next = given[index + 1];
          if (next === undefined || compare(price, next) >= 0) return;
          expect(places[index]?.y ?? 0).toBeGreaterThanOrEqual(places[index + 1]?.y ?? 0);
        });
      }),
    );
  });
});

describe('the line through places', () => {
  it('is SVG path data', () => {
    expect(lineThrough(chartScale(['1', '2', '3'], { width: 100, height: 10 }).places)).toBe(
      'M0.00 10.00L50.00 5.00L100.00 0.00',
    );
    expect(lineThrough([])).toBe('');
  });
});

describe('the value at a place', () => {
  it.each([
    [0, 5, 0],
    [0.49, 3, 1],
    [1, 5, 4],
    [-3, 5, 0],
    [7, 5, 4],
    [0.5, 1, 0],
    [0.5, 0, 0],
  ])('%d of %d is %d', (share, count, expected) => {
    expect(indexAt(share, count)).toBe(expected);
  });
});
