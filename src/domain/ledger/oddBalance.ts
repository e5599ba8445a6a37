import type { Balances, CurrencyId, CurrencyInfo, OddAmount } from '../currency/currency';
import { exchangeDecimalsOf } from '../currency/currency';
import { decimalsOf } from '../money/digits';
import type { WalletRecord } from './wallet';

/** The balance of a currency that the server did not name. */
export const UNKNOWN: OddAmount = { written: '' };

/**
 * Separates the balances of a server that can be used from the odd ones: a balance that the server did not name, and
 * one with more decimals than its currency can have. An odd balance is neither rounded nor counted.
 */
export function separateOdd(
  currencies: readonly CurrencyInfo[],
  balances: Balances,
): Pick<WalletRecord, 'balances' | 'odd'> {
  const sound: Partial<Record<CurrencyId, Balances[CurrencyId]>> = { ...balances };
  const odd: Partial<Record<CurrencyId, OddAmount>> = {};
  for (const currency of currencies) {
    const { id, decimals } = currency;
    const balance = balances[id];
    const most = Math.max(decimals, exchangeDecimalsOf(currency));
    if (balance !== undefined && decimalsOf(balance) <= most) continue;
    odd[id] = balance === undefined ? UNKNOWN : { written: balance };
    delete sound[id];
  }
  return {
    balances: sound as Balances,
    odd: Object.keys(odd).length === 0 ? undefined : odd,
  };
}
