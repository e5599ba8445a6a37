import { expect, it } from 'vitest';
import { drawsOf } from './sampleDraws';

/** Returns the first four numbers that a seed generates. */
function firstOf(seed: string): readonly number[] {
  const draw = drawsOf(seed);
  return [draw(), draw(), draw(), draw()];
}

it('a seed always gives the same sequence of numbers', () => {
  expect(firstOf('')).toEqual([2_625_274_932, 2_119_670_693, 3_324_411_561, 1_770_755_366]);
  expect(firstOf('btc 0')).toEqual([4_220_567_468, 2_163_780_332, 184_402_337, 2_826_258_102]);
  expect(firstOf('Żółć 😀')).toEqual([2_680_069_291, 3_852_392_289, 3_988_787_400, 492_589_527]);
});

it('the numbers are integers of 32 bits', () => {
  const draw = drawsOf('many');
  const drawn = Array.from({ length: 10_000 }, () => draw());
  expect(drawn.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(
    true,
  );
  // About half of the 10,000 numbers are in the upper half of the range, and nearly all are different.
  expect(drawn.filter((value) => value >= 2 ** 31).length).toBeGreaterThan(4_800);
  expect(drawn.filter((value) => value >= 2 ** 31).length).toBeLessThan(5_200);
  expect(new Set(drawn).size).toBeGreaterThan(9_980);
});
