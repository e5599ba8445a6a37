import type { CurrencyInfo } from '../currency/currency';
import type { Decimal } from './money';
import { divide, multiply, round } from './money';

/** The facts about a unit that amounts are converted to. */
type Unit = Pick<CurrencyInfo<string>, 'decimals'>;

/**
 * The amount of a currency that `account`, an amount of the unit of account, buys at a price above zero. It is rounded
 * down to the decimals of the currency, so that it is never worth more than `account`.
 */
export function toCurrencyAmount(account: Decimal, price: Decimal, { decimals }: Unit): Decimal {
  return divide(account, price, decimals);
}

/** The value of an amount at a price, rounded down to the decimals of the unit of account. */
export function toAccountAmount(amount: Decimal, price: Decimal, { decimals }: Unit): Decimal {
  return round(multiply(amount, price), decimals, 'down');
}
