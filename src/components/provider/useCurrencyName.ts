import { use, useCallback } from 'react';
import type { CurrencyInfo } from '../../domain/currency/currency';
import { currencyName } from '../../domain/currency/currencyName';
import { LanguageContext } from './languageContext';

/** Returns the function that names a currency in the reader's language. */
export function useCurrencyName(): (
  currency: Pick<CurrencyInfo<string>, 'name' | 'iso'>,
) => string {
  const { locale } = use(LanguageContext);
  return useCallback((currency) => currencyName(currency, locale), [locale]);
}
