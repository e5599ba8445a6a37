import { use, useMemo } from 'react';
import type { CurrencyId, CurrencyInfo } from '../../domain/currency/currency';
import { currencyOf } from '../../domain/currency/currency';
import { FlorinContext } from './florinContext';

/** A currency, or the id of one of the provider's currencies. */
export type CurrencyLike = CurrencyId | CurrencyInfo<string>;

/** Returns a currency from a list by its id, or the currency itself. Throws if the id is not in the list. */
export function toCurrency(
  currencies: readonly CurrencyInfo[],
  currency: CurrencyLike,
): CurrencyInfo<string> {
  return typeof currency === 'object' ? currency : currencyOf(currencies, currency);
}

/** Returns a currency of `FlorinProvider` by its id, or the currency itself. Throws if the id is unknown. */
export function useCurrency(currency: CurrencyLike): CurrencyInfo<string> {
  return toCurrency(use(FlorinContext).currencies, currency);
}

/**
 * Returns the currencies that a component offers: those of its prop, or else the provider's. The list keeps its
 * identity until the currencies change. Throws if the list is empty.
 */
export function useCurrencies(
  given: readonly CurrencyInfo[] | undefined,
): readonly [CurrencyInfo, ...CurrencyInfo[]] {
  const { currencies } = use(FlorinContext);
  const all = given ?? currencies;
  return useMemo(() => {
    const [first, ...others] = all;
    if (!first) throw new Error('There are no currencies to choose from');
    return [first, ...others];
  }, [all]);
}
