import {
  ZERO,
  compare,
  isPositive,
  multiply,
  scaled,
  subtract,
  sum,
  type Decimal,
} from '../money/money';

/** 100 percent in tenths of a percent. The functions of this module calculate with whole tenths. */
const WHOLE = 1_000;

/** Powers of two. The sums of some of them are all whole numbers from 0 to 1,023. */
const STEPS = [512, 256, 128, 64, 32, 16, 8, 4, 2, 1];

/** Returns the share of a part in the total, in tenths of a percent, rounded down. */
function tenthsIn(part: Decimal, total: Decimal): number {
  const parts = multiply(part, scaled(WHOLE, 0));
  let tenths = 0;
  // The largest step is tried first, and a step is added if the result does not exceed the exact share. Only
  // multiplications are used, because a division would have to round.
  for (const step of STEPS)
    if (compare(multiply(total, scaled(tenths + step, 0)), parts) !== 1) tenths += step;
  return tenths;
}

/**
 * Returns the share of each part in the sum of all parts, in percent, with at most one decimal: `'33.4'`.
 *
 * - The shares add up to exactly 100 (largest remainder method). Among equal remainders, the first is rounded up.
 * - If the sum is zero, every share is zero.
 * - The parts must not be negative.
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
