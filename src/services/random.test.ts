import { afterEach, describe, expect, it, vi } from 'vitest';
import { newKey, systemRandom } from './random';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a key', () => {
  it('consists of four random numbers of 32 bits', () => {
    const draws = [0, 0xffff_ffff, 0x1234_5678, 0xabc];
    const random = {
      integer(min: number, max: number) {
        expect([min, max]).toEqual([0, 4_294_967_295]);
        return draws.shift() ?? 0;
      },
    };
    expect(newKey(random)).toBe('00000000ffffffff1234567800000abc');
  });

  it('is unique', () => {
    const keys = Array.from({ length: 1_000 }, () => newKey(systemRandom));
    expect(keys.filter((key) => !/^[\da-f]{32}$/.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(1_000);
  });
});

describe('the device’s randomness', () => {
  it.each([
    [0, 1],
    [0.5, 51],
    [0.999_999_999, 100],
  ])('converts a random value of %d to the number %d between 1 and 100', (draw, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(draw);
    expect(systemRandom.integer(1, 100)).toBe(expected);
  });

  it('supports negative numbers, and a range of one', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(systemRandom.integer(-5_000, 5_000)).toBe(-5_000);
    expect(systemRandom.integer(7, 7)).toBe(7);
  });
});
