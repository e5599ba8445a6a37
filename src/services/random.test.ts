import { describe, expect, it } from 'vitest';
import { newKey, systemRandom } from './random';

describe('a key', () => {
  it('is made of four draws of 32 bits', () => {
    const draws = [0, 0xffff_ffff, 0x1234_5678, 0xabc];
    const random = {
      integer(min: number, max: number) {
        expect([min, max]).toEqual([0, 4_294_967_295]);
        return draws.shift() ?? 0;
      },
    };
    expect(newKey(random)).toBe('00000000ffffffff1234567800000abc');
  });

  it('is drawn twice by no device', () => {
    const keys = Array.from({ length: 1_000 }, () => newKey(systemRandom));
    expect(keys.filter((key) => !/^[\da-f]{32}$/.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(1_000);
  });
});
