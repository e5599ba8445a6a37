import { exchangeDecimalsOf, type CurrencyInfo } from '../currency/currency';
import { isAmount } from '../fields';
import { decimalsOf } from '../money/digits';
import type { Decimal } from '../money/money';

type Decimals = Pick<CurrencyInfo<string>, 'decimals' | 'exchangeDecimals'>;

/**
 * Returns the maximum number of decimals of a balance. An exchange may credit more decimals than a payment may have: 6
 * for dollars, of which a payment has 2.
 */
export const heldDecimalsOf = (currency: Decimals): number =>
  Math.max(currency.decimals, exchangeDecimalsOf(currency));

/**
 * Returns whether a wallet can hold an amount of a currency. The ledger, the stored data, backups and the readers of
 * balances use this rule, so that each accepts every balance that the others accept.
 */
export const isHeldIn = (currency: Decimals, amount: unknown): amount is Decimal =>
  isAmount(amount) && decimalsOf(amount) <= heldDecimalsOf(currency);
