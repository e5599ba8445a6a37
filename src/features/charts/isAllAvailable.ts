import type { CurrencyInfo, UnknownAmount } from '../../domain/currency/currency';
import type { LocaleOptions } from '../../domain/money/format';
import { formatAmount, isRounded } from '../../domain/money/format';
import type { Decimal } from '../../domain/money/money';

/**
 * Whether the available amount is the balance as a list shows it. The shown balance can be rounded, and can include
 * money that is held for an order. If the balance is unknown, so is the available amount.
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
