import type { CurrencyInfo } from '../currency/currency';
import { isPositive, round, wholeDigitsOf, type Decimal } from './money';
import { accept, refuse, type Result } from '../result';

/** A typed number with two possible values, which the form offers to the user. */
export interface TwoReadings {
  /** The typed number in the digits 0 to 9: `1,234`. */
  readonly text: string;
  /** The two values in unambiguous notation: `1234` and `1.234`. */
  readonly readings: readonly [grouped: string, decimal: string];
}

/** The reason why an amount is refused. */
export type AmountRefusal =
  | { readonly kind: 'not-a-number' }
  /**
   * The amount has the sign or code (`unit`) of another currency, such as `€` or `CHF`. `symbol` is the currency of
   * the field.
   */
  | { readonly kind: 'other-currency'; readonly unit: string; readonly symbol: string }
  /** The amount has a comma before three digits: `1,234` is 1234 in some countries and 1.234 in others. */
  | ({ readonly kind: 'ambiguous-comma' } & TwoReadings)
  /** The amount is ambiguous because it has a mark that the reader's locale does not use. */
  | ({ readonly kind: 'ambiguous-mark' } & TwoReadings)
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-digits'; readonly digits: number }
  | { readonly kind: 'too-many-decimals'; readonly decimals: number };

/** The maximum number of digits before the decimal point. */
const MOST_WHOLE_DIGITS = 15;

type SizeRefusal = Extract<AmountRefusal, { kind: 'not-positive' | 'too-many-digits' }>;

/** Refuses an amount that is not positive, or has more than 15 digits before the decimal point. */
export function checkSize(amount: Decimal): Result<Decimal, SizeRefusal> {
  if (!isPositive(amount)) return refuse({ kind: 'not-positive' });
  if (wholeDigitsOf(amount) > MOST_WHOLE_DIGITS) {
    return refuse({ kind: 'too-many-digits', digits: MOST_WHOLE_DIGITS });
  }
  return accept(amount);
}

/** Refuses an amount with more decimals than its currency has. `count` is the number of the amount's decimals. */
export function checkDecimals(
  count: number,
  { decimals }: Pick<CurrencyInfo<string>, 'decimals'>,
): Result<null, AmountRefusal> {
  return count > decimals ? refuse({ kind: 'too-many-decimals', decimals }) : accept(null);
}

/** The largest amount of whole units that an order can have. */
const LARGEST = '9'.repeat(MOST_WHOLE_DIGITS) as Decimal;

/**
 * Returns the largest amount that an order can take from an available amount, or null if it is zero.
 *
 * - It is rounded down to the decimals of a payment, because an exchange can credit more decimals.
 * - Of a larger available amount, it is the largest amount of whole units with 15 digits.
 */
export function largestAmount(
  available: Decimal,
  { decimals }: Pick<CurrencyInfo<string>, 'decimals'>,
): Decimal | null {
  const all = round(available, decimals, 'down');
  if (!isPositive(all)) return null;
  return wholeDigitsOf(all) > MOST_WHOLE_DIGITS ? LARGEST : all;
}
