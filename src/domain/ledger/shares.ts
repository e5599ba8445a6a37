import type { Decimal } from '../money/money';
import { ZERO, compare, isPositive, multiply, scaled, subtract, sum } from '../money/money';

/** 100 percent in tenths of a percent. Shares are whole numbers of this unit. */
const WHOLE = 1_000;

/** Powers of two: each number up to the whole is a unique sum of some of them. */
const STEPS = [512, 256, 128, 64, 32, 16, 8, 4, 2, 1];

/** The largest number of tenths of a percent of the total that fits into a part. */
function tenthsIn(part: Decimal, total: Decimal): number {
  const parts = multiply(part, scaled(WHOLE, 0));
  let tenths = 0;
  // Money is multiplied and compared, never divided: each step that still fits is added.
  for (const step of STEPS)
    if (compare(multiply(total, scaled(tenths + step, 0)), parts) !== 1) tenths += step;
  return tenths;
}

/**
 * Each part's share of their sum in percent, with at most one decimal: `'33.4'`. By the method of the largest remainder
 * the shares add up to exactly 100; of equal remainders the first one is rounded up. If the sum is zero, every share is
 * zero. No part may be below zero.
 */
export function sharesOf(parts: readonly Decimal[]): readonly Decimal[] {
  const total = sum(parts);
  if (!isPositive(total)) return parts.map(() => ZERO);
  const whole = parts.map((part) => {
    const tenths = tenthsIn(part, total);
    const rest = subtract(multiply(part, scaled(WHOLE, 0)), multiply(total, scaled(tenths, 0)));
    return { tenths, rest };
  });
  const left = WHOLE - whole.reduce((all, { tenths }) => all + tenths, 0);
  const rounded = new Set(
    whole.toSorted((one, other) => compare(other.rest, one.rest)).slice(0, left),
  );
  return whole.map((share) => scaled(share.tenths + (rounded.has(share) ? 1 : 0), 1));
}
