import type { Decimal } from '../money/money';
import { divide, isPositive, multiply, round, subtract } from '../money/money';

/** More decimals than are shown, so that the last one is rounded correctly. */
const PLACES = 20;

/**
 * The change from one price to another in percent, with two decimals. It is undefined if the first price is not above
 * zero.
 */
export function changeBetween(from: Decimal, to: Decimal): Decimal | undefined {
  if (!isPositive(from)) return undefined;
  return round(divide(multiply(subtract(to, from), '100'), from, PLACES), 2);
}
