import { use, useMemo } from 'react';
import type { CurrencyId, CurrencyInfo } from '../../domain/currency/currency';
import { currencyOf } from '../../domain/currency/currency';
import { FlorinContext } from './florinContext';

/** A currency by its id among those of the provider, or the currency itself. */
export type CurrencyLike = CurrencyId | CurrencyInfo<string>;

/** A currency from a list by its id, or the currency itself; throws for an id that is not in the list. */
export function toCurrency(
  currencies: readonly CurrencyInfo[],
  currency: CurrencyLike,
): CurrencyInfo<string> {
  return typeof currency === 'object' ? currency : currencyOf(currencies, currency);
}

/** A currency of `FlorinProvider`; throws for an id that it does not have. */
export function useCurrency(currency: CurrencyLike): CurrencyInfo<string> {
  return toCurrency(use(FlorinContext).currencies, currency);
}

/**
 * The currencies that a component offers: those of its prop, else the provider's. The list stays the same object until
 * these change. Throws for an empty list.
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
