import type { CurrencyInfo } from 'florin/domain/currency';

/** The user's settings for dates and numbers. Your app reads them from the account or from a cookie. */
export const READER = { locale: 'de', timeZone: 'Europe/Berlin' };

/** The product's name. */
export const BRAND = 'Hafenbank';

const names = new Intl.DisplayNames(READER.locale, { type: 'currency' });

/** Replaces the English names from the back end with German names. Cryptocurrencies keep their names. */
export const inGerman = (currencies: readonly CurrencyInfo[]): readonly CurrencyInfo[] =>
  currencies.map((currency) => ({
    ...currency,
    name: (currency.iso && names.of(currency.iso)) ?? currency.name,
  }));

/** Returns the year of a date in the user's time zone. Florin shows dates of the current year without the year. */
export const yearOf = (moment: string): number =>
  Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: READER.timeZone }).format(
      new Date(moment),
    ),
  );
