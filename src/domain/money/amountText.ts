import type { CurrencyInfo } from '../currency/currency';
import { decimalsOf, toPlaces } from './digits';
import type { LocaleOptions } from './format';
import { DEFAULT_LOCALE } from './format';
import { marksOf } from './localeMarks';
import type { Decimal } from './money';

/** The ten digits as a locale writes them, from 0 to 9. */
function digitsOf(locale: string): readonly string[] {
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  // The number contains the ten digits from nine to zero.
  return [...digits.format(9_876_543_210n)].toReversed();
}

/**
 * Returns the text of an amount above zero for a field, in the locale's digits and with its decimal mark. Thousands are
 * not grouped, because a group could be read as a fraction in another locale. `parseAmount` reads the text back in the
 * same locale.
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
