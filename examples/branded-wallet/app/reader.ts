import type { CurrencyInfo } from 'florin/domain/currency';

/** The settings of the reader for dates and numbers. Your app has them in the account or in a cookie. */
export const READER = { locale: 'de', timeZone: 'Europe/Berlin' };

/** The product's name. */
export const BRAND = 'Hafenbank';

const names = new Intl.DisplayNames(READER.locale, { type: 'currency' });

/** The currencies by the reader's names for them: a back end knows one language. Coins keep their own. */
export const inGerman = (currencies: readonly CurrencyInfo[]): readonly CurrencyInfo[] =>
  currencies.map((currency) => ({
    ...currency,
    name: (currency.iso && names.of(currency.iso)) ?? currency.name,
  }));

/** The year of a moment in the reader's zone: dates in it are written without it. */
export const yearOf = (moment: string): number =>
  Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: READER.timeZone }).format(
      new Date(moment),
    ),
  );
