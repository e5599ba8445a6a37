import type { CurrencyInfo } from '../currency/currency';
import type { Decimal } from './money';
import { divide, multiply, round } from './money';

/** The unit that an amount is converted to. */
type Unit = Pick<CurrencyInfo<string>, 'decimals'>;

/**
 * Returns how much of a currency `account`, an amount in the unit of account, buys at a price above zero. The result is
 * rounded down to the currency's decimals, so that it is never worth more than `account`.
 */
export function toCurrencyAmount(account: Decimal, price: Decimal, { decimals }: Unit): Decimal {
  return divide(account, price, decimals);
}

/** The value of an amount at a price, rounded down to the decimals of the unit of account. */
export function toAccountAmount(amount: Decimal, price: Decimal, { decimals }: Unit): Decimal {
  return round(multiply(amount, price), decimals, 'down');
}
