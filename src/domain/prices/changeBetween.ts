import { divide, isPositive, multiply, round, subtract, type Decimal } from '../money/money';

/** The number of decimals of the division. More than are shown, so that the shown decimals are exact. */
const PLACES = 20;

/**
 * Returns the change from one price to another in percent, with two decimals. Returns undefined if the first price is
 * not positive.
 */
export function changeBetween(from: Decimal, to: Decimal): Decimal | undefined {
  if (!isPositive(from)) return undefined;
  return round(divide(multiply(subtract(to, from), '100'), from, PLACES), 2);
}
