import type { CurrencyInfo } from '../currency/currency';
import { decimalsOf, toPlaces } from './digits';
import { DEFAULT_LOCALE, type LocaleOptions } from './format';
import { marksOf } from './localeMarks';
import type { Decimal } from './money';

function digitsOf(locale: string): readonly string[] {
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  // Formatting this number returns the digits from nine to zero.
  return [...digits.format(9_876_543_210n)].toReversed();
}

/**
 * Returns the text of a positive amount for an input field, with the locale's digits and decimal mark. It has no
 * thousands separators, because they could be read as decimal marks. `parseAmount` can read the text in the same
 * locale.
 */
export function amountText(
  value: Decimal,
  { iso, decimals }: Pick<CurrencyInfo<string>, 'iso' | 'decimals'>,
  { locale = DEFAULT_LOCALE }: LocaleOptions = {},
): string {
  const written = toPlaces(value, Math.max(iso === undefined ? 0 : decimals, decimalsOf(value)));
  const digits = digitsOf(locale);
  const [point = '.'] = marksOf(locale, undefined).points;
  return written.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit).replace('.', point);
}
