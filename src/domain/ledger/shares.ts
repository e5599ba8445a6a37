import type { Decimal } from '../money/money';
import { ZERO, compare, isPositive, multiply, scaled, subtract, sum } from '../money/money';

/** 100 percent in tenths of a percent. Shares are whole numbers of this unit. */
const WHOLE = 1_000;

/** Powers of two. Each number up to `WHOLE` is a sum of some of them. */
const STEPS = [512, 256, 128, 64, 32, 16, 8, 4, 2, 1];

/** The share of a part in tenths of a percent, rounded down. */
function tenthsIn(part: Decimal, total: Decimal): number {
  const parts = multiply(part, scaled(WHOLE, 0));
  let tenths = 0;
  // The result is built from `STEPS`: a step is added if the sum is not above the exact share. This needs no division,
  // so no digit is lost.
  for (const step of STEPS)
    if (compare(multiply(total, scaled(tenths + step, 0)), parts) !== 1) tenths += step;
  return tenths;
}

/**
 * Returns the share of each part in the sum, in percent, with at most one decimal: `'33.4'`. The shares add up to
 * exactly 100 (largest remainder method). If remainders are equal, the first is rounded up. If the sum is zero, every
 * share is zero. No part may be below zero.
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
