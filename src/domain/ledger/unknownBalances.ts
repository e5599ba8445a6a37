import type { Balances, CurrencyId, CurrencyInfo, UnknownAmount } from '../currency/currency';
import { exchangeDecimalsOf, UNKNOWN_AMOUNT } from '../currency/currency';
import { decimalsOf, isDecimal } from '../money/digits';
import type { Decimal } from '../money/money';
import { compare, ZERO } from '../money/money';
import type { WalletRecord } from './wallet';

const isKnown = (balance: unknown, currency: CurrencyInfo) =>
  isDecimal(balance) &&
  decimalsOf(balance) <= Math.max(currency.decimals, exchangeDecimalsOf(currency));

/**
 * Separates the balances of a response into known and unknown balances. An unknown balance is shown as the back end
 * sent it, and is not part of any sum. A balance is unknown if:
 *
 * - it is missing or not a decimal number as text;
 * - it has more decimals than its currency;
 * - its currency is not one of the app's currencies, and it is not zero.
 */
export function separateUnknown(
  balances: Balances,
  currencies: readonly CurrencyInfo[],
): Pick<WalletRecord, 'balances' | 'unknownBalances'> {
  const known: Partial<Record<CurrencyId, Decimal>> = { ...balances };
  const unknownBalances: Partial<Record<CurrencyId, UnknownAmount>> = {};
  for (const currency of currencies) {
    const { id } = currency;
    // The compiler does not check an adapter in JavaScript, which may return a number.
    const balance = balances[id] as string | number | undefined;
    if (isKnown(balance, currency)) continue;
    unknownBalances[id] = balance === undefined ? UNKNOWN_AMOUNT : { written: String(balance) };
    delete known[id];
  }
  for (const [id, balance] of Object.entries<unknown>(balances)) {
    if (currencies.some((currency) => currency.id === id)) continue;
    if (isDecimal(balance) && compare(balance, ZERO) === 0) continue;
    unknownBalances[id as CurrencyId] = { written: String(balance) };
    delete known[id as CurrencyId];
  }
  return { balances: known, unknownBalances };
}
