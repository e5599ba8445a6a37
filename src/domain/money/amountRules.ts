import type { CurrencyInfo } from '../currency/currency';
import type { Decimal } from './money';
import { isPositive, wholeDigitsOf } from './money';
import type { Result } from '../result';
import { accept, refuse } from '../result';

/** A number that can be read in two ways. */
export interface TwoReadings {
  /** The number as typed, in plain digits: `1,234`. */
  readonly text: string;
  /** The number in both readings, each without ambiguity: `1234` and `1.234`. */
  readonly readings: readonly [grouped: string, decimal: string];
}

/** Why an amount is refused. */
export type AmountRefusal =
  | { readonly kind: 'not-a-number' }
  /** A comma before three digits groups thousands in one country and starts the fraction in another. */
  | ({ readonly kind: 'ambiguous-comma' } & TwoReadings)
  /** The same ambiguity with a mark that the reader's locale does not use. */
  | ({ readonly kind: 'ambiguous-mark' } & TwoReadings)
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-digits'; readonly digits: number }
  | { readonly kind: 'too-many-decimals'; readonly decimals: number };

/** The largest number of digits before the point. */
export const MOST_WHOLE_DIGITS = 15;

/** Why the size of an amount is refused. */
type SizeRefusal = Extract<AmountRefusal, { kind: 'not-positive' | 'too-many-digits' }>;

/** An amount is above zero and has at most 15 digits before the point. */
export function checkSize(amount: Decimal): Result<Decimal, SizeRefusal> {
  if (!isPositive(amount)) return refuse({ kind: 'not-positive' });
  if (wholeDigitsOf(amount) > MOST_WHOLE_DIGITS) {
    return refuse({ kind: 'too-many-digits', digits: MOST_WHOLE_DIGITS });
  }
  return accept(amount);
}

/** An amount with `count` decimals has at most as many as its currency. */
export function checkDecimals(
  count: number,
  { decimals }: Pick<CurrencyInfo<string>, 'decimals'>,
): Result<null, AmountRefusal> {
  return count > decimals ? refuse({ kind: 'too-many-decimals', decimals }) : accept(null);
}
