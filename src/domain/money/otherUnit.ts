import type { CurrencyInfo } from '../currency/currency';
import type { Decimal } from './money';
import { divide, multiply, round } from './money';

/** The facts about a unit that amounts are converted to. */
type Unit = Pick<CurrencyInfo<string>, 'decimals'>;

/**
 * The most of a currency that so much of the unit of account buys at a price, rounded down to what the currency
 * can hold: it is never worth more than `account`. The price is above zero.
 */
export function toCurrencyAmount(account: Decimal, price: Decimal, { decimals }: Unit): Decimal {
  return divide(account, price, decimals);
}

/** The worth of an amount at a price, rounded down to what the unit of account can hold. */
export function toAccountAmount(amount: Decimal, price: Decimal, { decimals }: Unit): Decimal {
  return round(multiply(amount, price), decimals, 'down');
}
