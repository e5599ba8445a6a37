import type { CurrencyInfo } from './currency';
import type { Decimal } from './money';
import { isPositive, wholeDigitsOf } from './money';
import type { Result } from './result';
import { accept, refuse } from './result';

/** Why an amount is refused. */
export type AmountRefusal =
  | { readonly kind: 'not-a-number' }
  /** A comma before three digits groups thousands in one country and starts the fraction in another. */
  | {
      readonly kind: 'ambiguous-comma';
      /** The number as typed, in plain digits: `1,234`. */
      readonly text: string;
      /** The same number in both readings, without a comma: `1234` and `1.234`. */
      readonly readings: readonly [grouped: string, decimal: string];
    }
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-digits'; readonly digits: number }
  | { readonly kind: 'too-many-decimals'; readonly decimals: number };

/** A number above zero as somebody typed it. */
export interface TypedAmount {
  readonly value: Decimal;
  /** The decimals that were typed, trailing zeros among them: `1.500` has 3. */
  readonly decimals: number;
}

/** The most digits that an amount may have before the point. */
export const MOST_WHOLE_DIGITS = 15;

/** No number is this long; the bound keeps a pasted novel from being searched for one. */
const LONGEST_INPUT = 1_000;

/** Blanks and invisible marks (direction marks, zero-width spaces) that come along with pasted text. */
const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * A typed amount without invisible marks. They are never read, and some of them turn the digits
 * around, so that a field would show another amount than the one it is read as.
 */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\p{Cf}+/gu, '');
}

/** Separators of other scripts and their plain counterparts. */
const MARKS: Readonly<Record<string, string>> = {
  '\u066B': '.', // Arabic decimal separator
  '\u066C': "'", // Arabic thousands separator
  '\uFF0E': '.', // full-width full stop
  '\uFF0C': ',', // full-width comma
  '\u2019': "'", // the apostrophe that groups thousands in Switzerland
  '\u00A0': ' ',
  '\u2009': ' ',
  '\u202F': ' ',
};

const MARK = new RegExp(`[${Object.keys(MARKS).join('')}]`, 'g');

/** A minus sign, as keyboards and as typographers write it; before or behind the currency's sign. */
const MINUS = /^[-\u2212]/;

/** Thousands to some readers and three decimals to others. */
const COMMA_BEFORE_THREE = /^\d*,\d{3}$/;

/** The shapes of a number. Thousands are grouped by one kind of mark only, in groups of three. */
const SHAPES = {
  plain: /^(?<whole>\d*)\.?(?<fraction>\d*)$/,
  decimalComma: /^(?<whole>\d*),(?<fraction>\d*)$/,
  groupedByPoints: /^(?<whole>[1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  groupedBeforePoint: /^(?<whole>[1-9]\d{0,2}(?:([,' ])\d{3})(?:\2\d{3})*)(?:\.(?<fraction>\d*))?$/,
  groupedBeforeComma: /^(?<whole>[1-9]\d{0,2}(?:([.' ])\d{3})(?:\2\d{3})*),(?<fraction>\d*)$/,
} as const;

/** A number in its two parts, each of plain digits. */
interface Digits {
  readonly whole: string;
  readonly fraction: string;
}

/**
 * The value of a digit of any script. Unicode keeps the ten digits of a script side by side with
 * zero first (The Unicode Standard, 4.6), so a digit's distance from the start of its run tells it.
 */
function valueOfDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let start = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((point - start) % 10);
}

/** Writes a number in the digits 0 to 9, with the marks that `SHAPES` knows. */
function inPlainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, valueOfDigit).replaceAll(MARK, (mark) => MARKS[mark] ?? mark);
}

/** The facts about a currency that its amounts are read by. */
type Read = Pick<CurrencyInfo<string>, 'icon' | 'symbol' | 'decimals'>;

/** Takes off the currency's own sign or code, which people paste along with the number. */
function withoutUnit(text: string, { icon, symbol }: Read): string {
  if (text.startsWith(icon)) return text.slice(icon.length).replaceAll(EDGES, '');
  if (text.toUpperCase().endsWith(symbol.toUpperCase())) {
    return text.slice(0, -symbol.length).replaceAll(EDGES, '');
  }
  return text;
}

/** The parts of a number, or null for a text that is none. */
function digitsOf(text: string): Digits | null {
  if (!/\d/.test(text)) return null;
  for (const shape of Object.values(SHAPES)) {
    const groups = shape.exec(text)?.groups;
    if (groups) {
      return {
        whole: (groups['whole'] ?? '').replaceAll(/\D/g, ''),
        fraction: groups['fraction'] ?? '',
      };
    }
  }
  return null;
}

/** The same number without zeros that say nothing, and with a digit before the point. */
function canonical({ whole, fraction }: Digits): Decimal {
  const units = whole.replace(/^0+(?=\d)/, '') || '0';
  const rest = fraction.replace(/0+$/, '');
  return (rest === '' ? units : `${units}.${rest}`) as Decimal;
}

/**
 * Reads a number above zero as people type or paste it: `12`, `.5`, `1,5`, `1,250.50`, `1.250,50`,
 * `$47.32`, `0.5 BTC`, `١٢٫٥`. A single comma before exactly three digits is refused, because it has
 * two meanings. The currency's decimals are not checked here; see `parseAmount`.
 */
export function readAmount(text: string, currency: Read): Result<TypedAmount, AmountRefusal> {
  if (text.length > LONGEST_INPUT) return refuse({ kind: 'not-a-number' });
  const typed = text.replaceAll(EDGES, '');
  // An empty field asks for an amount, not for a number.
  if (typed === '') return refuse({ kind: 'not-positive' });
  const unsigned = withoutUnit(typed.replace(MINUS, ''), currency);
  const number = inPlainDigits(unsigned.replace(MINUS, ''));
  const digits = digitsOf(number);
  if (!digits) return refuse({ kind: 'not-a-number' });
  const isNegative = MINUS.test(typed) || MINUS.test(unsigned);
  if (isNegative || !/[1-9]/.test(number)) return refuse({ kind: 'not-positive' });
  const value = canonical(digits);
  const size = checkSize(value);
  if (!size.ok) return size;
  if (COMMA_BEFORE_THREE.test(number)) {
    const grouped = canonical({ whole: digits.whole + digits.fraction, fraction: '' });
    const decimal = `${canonical({ ...digits, fraction: '' })}.${digits.fraction}`;
    return refuse({ kind: 'ambiguous-comma', text: number, readings: [grouped, decimal] });
  }
  return accept({ value, decimals: digits.fraction.length });
}

/**
 * Reads an amount of a currency: a number that `readAmount` takes, with at most the currency's
 * decimals. Decimals that are zeros count, since they were typed.
 */
export function parseAmount(text: string, currency: Read): Result<Decimal, AmountRefusal> {
  const read = readAmount(text, currency);
  if (!read.ok) return read;
  const decimals = checkDecimals(read.value.decimals, currency);
  return decimals.ok ? accept(read.value.value) : decimals;
}

/** An amount is above zero and has at most 15 digits before the point. */
export function checkSize(amount: Decimal): Result<Decimal, AmountRefusal> {
  if (!isPositive(amount)) return refuse({ kind: 'not-positive' });
  if (wholeDigitsOf(amount) > MOST_WHOLE_DIGITS) {
    return refuse({ kind: 'too-many-digits', digits: MOST_WHOLE_DIGITS });
  }
  return accept(amount);
}

/** An amount with `count` decimals has at most as many as its currency. */
export function checkDecimals(
  count: number,
  { decimals }: Pick<Read, 'decimals'>,
): Result<null, AmountRefusal> {
  return count > decimals ? refuse({ kind: 'too-many-decimals', decimals }) : accept(null);
}
