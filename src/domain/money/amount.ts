import type { AmountRefusal } from './amountRules';
import { checkDecimals, checkSize } from './amountRules';
import type { CurrencyInfo } from '../currency/currency';
import type { LocaleOptions } from './format';
import type { Decimal } from './money';
import type { Result } from '../result';
import { accept, refuse } from '../result';
import type { Digits } from './typedNumber';
import {
  digitsOf,
  EDGES,
  inPlainDigits,
  localeNumbersOf,
  LONGEST_INPUT,
  withoutMarks,
} from './typedNumber';

/** A number above zero as the user typed it. */
export interface TypedAmount {
  readonly value: Decimal;
  /** The number of typed decimals, including trailing zeros: `1.500` has 3. */
  readonly decimals: number;
}

/** A hyphen or a minus sign, before or after the currency's sign. */
const MINUS = /^[-\u2212]/;

/** A number that is ambiguous: `1,234` is 1234 in some countries and 1.234 in others. */
const COMMA_BEFORE_THREE = /^\d*,\d{3}$/;

/** The same ambiguity, with a mark that the known locale does not use. */
const FOREIGN_MARK_BEFORE_THREE = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** The properties of a currency that parsing needs. */
type Read = Pick<CurrencyInfo<string>, 'icon' | 'symbol' | 'decimals' | 'iso'>;

/** Sorts units by length, longest first, because one unit may begin with another: `$US` begins with `$`. */
const longestFirst = (units: readonly string[]) =>
  units.toSorted((one, other) => other.length - one.length);

/** Removes the currency's sign or code, which users paste with the number. */
function withoutUnit(text: string, { icon, symbol }: Read, localeUnits: readonly string[]): string {
  const typed = text.toUpperCase();
  const front = longestFirst([icon, ...localeUnits]).find((unit) =>
    typed.startsWith(unit.toUpperCase()),
  );
  if (front !== undefined) return text.slice(front.length).replaceAll(EDGES, '');
  const back = longestFirst([symbol, ...localeUnits]).find((unit) =>
    typed.endsWith(unit.toUpperCase()),
  );
  return back === undefined ? text : text.slice(0, -back.length).replaceAll(EDGES, '');
}

/** The same number without redundant zeros, and with a digit before the point. */
function canonical({ whole, fraction }: Digits): Decimal {
  const units = whole.replace(/^0+(?=\d)/, '') || '0';
  const rest = fraction.replace(/0+$/, '');
  return (rest === '' ? units : `${units}.${rest}`) as Decimal;
}

/** Returns both readings of an ambiguous number: with its mark as a thousands separator, and as a decimal mark. */
function readingsOf({ whole, fraction }: Digits, point: string): readonly [string, string] {
  const grouped = canonical({ whole: whole + fraction, fraction: '' });
  return [grouped, `${canonical({ whole, fraction: '' })}${point}${fraction}`];
}

/**
 * Reads a number above zero as people type or paste it: `12`, `.5`, `1,5`, `1,250.50`, `1.250,50`, `$47.32`, `0.5 BTC`,
 * `١٢٫٥`. The locale decides what a mark means: `1.234` is 1234 in German. A mark before exactly three digits is
 * refused as ambiguous if the locale does not use the mark. If no locale is given, a single comma before exactly three
 * digits is refused. `parseAmount` also checks the number of decimals.
 */
export function readAmount(
  text: string,
  currency: Read,
  { locale }: LocaleOptions = {},
): Result<TypedAmount, AmountRefusal> {
  if (text.length > LONGEST_INPUT) return refuse({ kind: 'not-a-number' });
  const typed = (locale === undefined ? text : withoutMarks(text)).replaceAll(EDGES, '');
  // An empty field is refused with the message that an amount is missing.
  if (typed === '') return refuse({ kind: 'not-positive' });
  const own = locale === undefined ? null : localeNumbersOf(locale, currency);
  const unsigned = withoutUnit(typed.replace(MINUS, ''), currency, own?.units ?? []);
  const number = inPlainDigits(unsigned.replace(MINUS, ''));
  const ownDigits = own?.digitsOf(number);
  const digits = ownDigits ?? digitsOf(number);
  if (!digits) return refuse({ kind: 'not-a-number' });
  const isNegative = MINUS.test(typed) || MINUS.test(unsigned);
  if (isNegative || !/[1-9]/.test(number)) return refuse({ kind: 'not-positive' });
  const value = canonical(digits);
  const size = checkSize(value);
  if (!size.ok) return size;
  if (
    own ? !ownDigits && FOREIGN_MARK_BEFORE_THREE.test(number) : COMMA_BEFORE_THREE.test(number)
  ) {
    const kind = own ? 'ambiguous-mark' : 'ambiguous-comma';
    return refuse({ kind, text: number, readings: readingsOf(digits, own?.point ?? '.') });
  }
  return accept({ value, decimals: digits.fraction.length });
}

/**
 * Reads an amount of a currency like `readAmount`, and refuses it if it has more decimals than the currency. Typed
 * zeros count as decimals.
 */
export function parseAmount(
  text: string,
  currency: Read,
  options: LocaleOptions = {},
): Result<Decimal, AmountRefusal> {
  const read = readAmount(text, currency, options);
  if (!read.ok) return read;
  const decimals = checkDecimals(read.value.decimals, currency);
  return decimals.ok ? accept(read.value.value) : decimals;
}
