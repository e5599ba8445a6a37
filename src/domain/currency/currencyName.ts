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

/**
 * The name of a currency in the reader's language, with a capital first letter. For a currency with an ISO code, `Intl`
 * returns the name. In English, or if `Intl` has no name, the result is `name`.
 */
export function currencyName(
  { name, iso }: Pick<CurrencyInfo<string>, 'name' | 'iso'>,
  locale: string = DEFAULT_LOCALE,
): string {
  if (iso === undefined || /^en\b/i.test(locale)) return name;
  const known = namesIn(locale).of(iso);
  if (known === undefined) return name;
  const [first = '', ...rest] = known;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
