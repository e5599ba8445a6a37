import type { CurrencyInfo, UnknownAmount } from '../../domain/currency/currency';
import { formatAmount, isRounded, type LocaleOptions } from '../../domain/money/format';
import type { Decimal } from '../../domain/money/money';

/**
 * Returns whether the available amount equals the balance as lists show it. It differs if the shown balance is rounded,
 * or if an order reserves a part of the balance. Returns true if the balance is unknown.
 */
export function isAllAvailable(
  balance: Decimal | UnknownAmount,
  available: Decimal | UnknownAmount,
  currency: CurrencyInfo,
  options: LocaleOptions = {},
): boolean {
  if (typeof balance !== 'string' || typeof available !== 'string') return true;
  const shown = (amount: Decimal) => formatAmount(amount, currency, options);
  return !isRounded(available, currency) && shown(available) === shown(balance);
}
