import {
  UNKNOWN_AMOUNT,
  type Balances,
  type CurrencyId,
  type CurrencyInfo,
  type UnknownAmount,
} from '../currency/currency';
import { decimalFrom, shownLine } from '../fields';
import { directionOf } from '../money/digits';
import type { Decimal } from '../money/money';
import { isHeldIn } from './heldAmount';
import type { WalletRecord } from './wallet';

/** The maximum number of characters of an unknown balance that are kept. */
export const LONGEST_WRITTEN = 100;

/** Returns a balance without exponent and redundant zeros. Returns undefined if a wallet cannot hold it. */
function knownIn(currency: CurrencyInfo, balance: unknown): Decimal | undefined {
  const amount = decimalFrom(balance);
  // A back end may allow a balance below zero.
  return amount !== undefined && isHeldIn(currency, amount.replace('-', '')) ? amount : undefined;
}

const unknownAmount = (balance: unknown): UnknownAmount => ({
  written: shownLine(String(balance), LONGEST_WRITTEN),
});

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
    const amount = knownIn(currency, balance);
    if (amount === undefined) {
      unknownBalances[id] = balance === undefined ? UNKNOWN_AMOUNT : unknownAmount(balance);
      delete known[id];
    } else known[id] = amount;
  }
  for (const [id, balance] of Object.entries<unknown>(balances)) {
    if (currencies.some((currency) => currency.id === id)) continue;
    const amount = decimalFrom(balance);
    if (amount !== undefined && directionOf(amount) === 0) continue;
    unknownBalances[id as CurrencyId] = unknownAmount(balance);
    delete known[id as CurrencyId];
  }
  return { balances: known, unknownBalances };
}
