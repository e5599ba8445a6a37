import type { CurrencyInfo } from '../currency/currency';
import { divide, multiply, round, type Decimal } from './money';

type Unit = Pick<CurrencyInfo<string>, 'decimals'>;

/**
 * Converts an amount in the app's unit of account (by default US dollars) to another currency, at a positive price. The
 * result is rounded down to the currency's decimals, so that it is never worth more than `account`.
 */
export function toCurrencyAmount(account: Decimal, price: Decimal, { decimals }: Unit): Decimal {
  return divide(account, price, decimals);
}

/** Converts an amount to the app's unit of account, at a price. The result is rounded down to the unit's decimals. */
export function toAccountAmount(amount: Decimal, price: Decimal, { decimals }: Unit): Decimal {
  return round(multiply(amount, price), decimals, 'down');
}
