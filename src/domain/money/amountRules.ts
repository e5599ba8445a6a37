import type { CurrencyInfo } from '../currency/currency';
import type { Decimal } from './money';
import { isPositive, wholeDigitsOf } from './money';
import type { Result } from '../result';
import { accept, refuse } from '../result';

/** A number that can be read in two ways. */
export interface TwoReadings {
  /** The number as typed, in plain digits: `1,234`. */
  readonly text: string;
  /** The two unambiguous readings: `1234` and `1.234`. */
  readonly readings: readonly [grouped: string, decimal: string];
}

/** Why an amount is refused. */
export type AmountRefusal =
  | { readonly kind: 'not-a-number' }
  /**
   * The sign or code of another currency, such as `€` or `CHF`, beside the number. `symbol` is the field's currency.
   */
  | { readonly kind: 'other-currency'; readonly unit: string; readonly symbol: string }
  /** A comma before three digits: `1,234` is 1234 in some countries and 1.234 in others. */
  | ({ readonly kind: 'ambiguous-comma' } & TwoReadings)
  /** The same ambiguity with a mark that the reader's locale does not use. */
  | ({ readonly kind: 'ambiguous-mark' } & TwoReadings)
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-digits'; readonly digits: number }
  | { readonly kind: 'too-many-decimals'; readonly decimals: number };

/** The largest number of digits before the point. */
const MOST_WHOLE_DIGITS = 15;

/** Why the size of an amount is refused. */
type SizeRefusal = Extract<AmountRefusal, { kind: 'not-positive' | 'too-many-digits' }>;

/** Refuses an amount that is not above zero, or has more than 15 digits before the point. */
export function checkSize(amount: Decimal): Result<Decimal, SizeRefusal> {
  if (!isPositive(amount)) return refuse({ kind: 'not-positive' });
  if (wholeDigitsOf(amount) > MOST_WHOLE_DIGITS) {
    return refuse({ kind: 'too-many-digits', digits: MOST_WHOLE_DIGITS });
  }
  return accept(amount);
}

/** Refuses an amount whose number of decimals, `count`, is more than its currency has. */
export function checkDecimals(
  count: number,
  { decimals }: Pick<CurrencyInfo<string>, 'decimals'>,
): Result<null, AmountRefusal> {
  return count > decimals ? refuse({ kind: 'too-many-decimals', decimals }) : accept(null);
}
