import { use, useCallback } from 'react';
import type { CurrencyInfo } from '../../domain/currency/currency';
import { currencyName } from '../../domain/currency/currencyName';
import { LanguageContext } from './internals/languageContext';

/** Returns a function that returns the name of a currency in the user's language. */
export function useCurrencyName(): (
  currency: Pick<CurrencyInfo<string>, 'name' | 'iso'>,
) => string {
  const { locale } = use(LanguageContext);
  return useCallback((currency) => currencyName(currency, locale), [locale]);
}
