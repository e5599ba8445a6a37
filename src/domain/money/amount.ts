import { checkDecimals, checkSize, type AmountRefusal } from './amountRules';
import type { CurrencyInfo } from '../currency/currency';
import type { LocaleOptions } from './format';
import type { Decimal } from './money';
import { accept, refuse, type Result } from '../result';
import {
  digitsOf,
  EDGES,
  inPlainDigits,
  localeNumbersOf,
  LONGEST_INPUT,
  withoutMarks,
  type Digits,
} from './typedNumber';
import { otherUnitIn, withoutUnit, type Written } from './typedUnit';

export type { Written } from './typedUnit';

/** A positive amount that the user typed. */
export interface TypedAmount {
  readonly value: Decimal;
  /** The number of typed decimals, including trailing zeros: 3 for `1.500`. */
  readonly decimals: number;
}

/** Matches a hyphen or a minus sign at the start, or after the last digit. */
const MINUS = /^[-\u2212]|(?<=\d)[-\u2212]$/;

/** Matches a negative number in accounting notation, which has parentheses: `(5.00)`, `$(5.00)`. */
const IN_BRACKETS = /^(?<before>[^()]*)\((?<inside>[^()]*)\)(?<after>[^()]*)$/;

/** Matches a dash that replaces the decimals: `5.–` and `5,-` mean 5. */
const DASH_AS_DECIMALS = /(?<=\d)[.,][-\u2010-\u2015\u2212]{1,2}(?!\d)/;

/** Matches an ambiguous number: `1,234` is 1234 in some countries and 1.234 in others. */
const COMMA_BEFORE_THREE = /^\d*,\d{3}$/;

/** Matches a number that is ambiguous if the locale does not use its mark. */
const FOREIGN_MARK_BEFORE_THREE = /^[1-9]\d{0,2}[.,]\d{3}$/;

type Read = Written & Pick<CurrencyInfo<string>, 'decimals'>;

/** Returns the number without redundant zeros, and with a digit before the decimal point. */
function canonical({ whole, fraction }: Digits): Decimal {
  const units = whole.replace(/^0+(?=\d)/, '') || '0';
  const rest = fraction.replace(/0+$/, '');
  return (rest === '' ? units : `${units}.${rest}`) as Decimal;
}

/** Returns the two values of an ambiguous number: with its mark as a thousands separator, and as a decimal mark. */
function readingsOf({ whole, fraction }: Digits, point: string): readonly [string, string] {
  const grouped = canonical({ whole: whole + fraction, fraction: '' });
  return [grouped, `${canonical({ whole, fraction: '' })}${point}${fraction}`];
}

/**
 * Reads a positive amount as users type or paste it: `12`, `.5`, `1,5`, `1,250.50`, `1.250,50`, `$47.32`, `0.5 BTC`,
 * `USD 5`, `١٢٫٥`.
 *
 * - The sign or code of another currency is refused.
 * - The locale decides what a mark means: `1.234` is 1234 in German.
 * - A mark before exactly three digits is refused as ambiguous if the locale does not use this mark. Without a locale,
 *   a comma before exactly three digits is refused.
 * - `parseAmount` also checks the number of decimals.
 */
export function readAmount(
  text: string,
  currency: Read,
  { locale }: LocaleOptions = {},
): Result<TypedAmount, AmountRefusal> {
  if (text.length > LONGEST_INPUT) return refuse({ kind: 'not-a-number' });
  const typed = (locale === undefined ? text : withoutMarks(text)).replaceAll(EDGES, '');
  // In an empty field the amount is missing, so the error is the same as for zero.
  if (typed === '') return refuse({ kind: 'not-positive' });
  const own = locale === undefined ? null : localeNumbersOf(locale, currency);
  const units = own?.units ?? [];
  const plain = typed.replace(IN_BRACKETS, '$<before>$<inside>$<after>');
  let isNegative = plain !== typed;
  const unsigned = (part: string) => {
    isNegative ||= MINUS.test(part);
    return part.replace(MINUS, '').replaceAll(EDGES, '');
  };
  const bare = withoutUnit(plain.replace(DASH_AS_DECIMALS, ''), currency, units, unsigned);
  const number = inPlainDigits(bare);
  const ownDigits = own?.digitsOf(number);
  const digits = ownDigits ?? digitsOf(number);
  if (!digits) {
    const unit = otherUnitIn(typed, currency, units);
    return refuse(
      unit === undefined
        ? { kind: 'not-a-number' }
        : { kind: 'other-currency', unit, symbol: currency.symbol },
    );
  }
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
 * Reads an amount like `readAmount`, and refuses an amount with more decimals than the currency. Typed zeros count as
 * decimals.
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
