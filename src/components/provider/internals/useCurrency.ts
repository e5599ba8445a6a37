import { useMemo } from 'react';
import { currencyOf, type CurrencyId, type CurrencyInfo } from '../../../domain/currency/currency';
import { useFlorin } from '../useFlorin';

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
  return toCurrency(useFlorin().currencies, currency);
}

export interface OfferedCurrencies {
  /** The currencies to choose from. If there are none, the list contains only the unit of account. */
  readonly offered: readonly [CurrencyInfo, ...CurrencyInfo[]];
  /** Whether there is no currency to choose from. The component then shows an empty state instead of its fields. */
  readonly none: boolean;
}

/**
 * Returns the currencies that a component offers: those of its `currencies` prop, or else the provider's. The returned
 * list is memoized.
 */
export function useCurrencies(given: readonly CurrencyInfo[] | undefined): OfferedCurrencies {
  const { currencies, unitOfAccount } = useFlorin();
  const all = given ?? currencies;
  return useMemo(() => {
    const [first = unitOfAccount as CurrencyInfo, ...others] = all;
    return { offered: [first, ...others], none: all.length === 0 };
  }, [all, unitOfAccount]);
}
