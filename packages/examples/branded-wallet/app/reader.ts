import type { CurrencyInfo } from 'florin/domain/currency';

/** The user's settings for dates and numbers. Your app reads them from the account or from a cookie. */
export const READER = { locale: 'de', timeZone: 'Europe/Berlin' };

export const BRAND = 'Hafenbank';

const names = new Intl.DisplayNames(READER.locale, { type: 'currency' });

/**
 * Replaces the English names of currencies, which the back end returns, with German names. The names of crypto
 * currencies do not change.
 */
export const inGerman = <Info extends CurrencyInfo>(currencies: readonly Info[]): readonly Info[] =>
  currencies.map((currency) => ({
    ...currency,
    name: (currency.iso && names.of(currency.iso)) ?? currency.name,
  }));

/** Returns the year of a time in the user's time zone. Florin omits the year from dates in the current year. */
export const yearOf = (now: number): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: READER.timeZone }).format(now));
