import type { CurrencyInfo } from 'florin/domain/currency';

/** The user's settings for dates and numbers. Your app reads them from the account or from a cookie. */
export const READER = { locale: 'de', timeZone: 'Europe/Berlin' };

/** The product's name. */
export const BRAND = 'Hafenbank';

const names = new Intl.DisplayNames(READER.locale, { type: 'currency' });

/** The currencies with German names, because the back end has English ones. Crypto currencies keep their names. */
export const inGerman = <Info extends CurrencyInfo>(currencies: readonly Info[]): readonly Info[] =>
  currencies.map((currency) => ({
    ...currency,
    name: (currency.iso && names.of(currency.iso)) ?? currency.name,
  }));

/** The year of a time in the user's time zone. Dates in the current year are shown without the year. */
export const yearOf = (now: number): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: READER.timeZone }).format(now));
