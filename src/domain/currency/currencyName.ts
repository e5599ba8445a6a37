import { capitalized } from '../text/capitalized';
import type { CurrencyInfo } from './currency';
import { DEFAULT_LOCALE } from '../money/format';

const names = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' });
  names.set(locale, made);
  return made;
}

type Named = Pick<CurrencyInfo<string>, 'name' | 'iso'>;

const knownName = ({ iso }: Named, locale: string) =>
  iso === undefined || /^en\b/i.test(locale) ? undefined : namesIn(locale).of(iso);

/**
 * Returns the name of a currency in the reader's language, for the middle of a sentence: `svensk krona`. `Intl` has the
 * names of currencies with an ISO code. In English, or without a name from `Intl`, returns `name`.
 */
export function currencyNoun(currency: Named, locale: string = DEFAULT_LOCALE): string {
  return knownName(currency, locale) ?? currency.name;
}

/** Returns the name of a currency in the reader's language, with a capital first letter: `Svensk krona`. */
export function currencyName(currency: Named, locale: string = DEFAULT_LOCALE): string {
  const known = knownName(currency, locale);
  return known === undefined ? currency.name : capitalized(known, locale);
}
