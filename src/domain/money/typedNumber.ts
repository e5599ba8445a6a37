/** Parses numbers that users type or paste, with the digits and separators of any script. */
import type { CurrencyInfo } from '../currency/currency';
import { marksOf } from './localeMarks';

/** The maximum number of characters that are parsed, because a pasted text may be very long. */
export const LONGEST_INPUT = 1_000;

/** Matches spaces and invisible marks, such as direction marks and zero-width spaces, at the ends of a pasted text. */
export const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Removes invisible marks from a typed amount. Some marks reverse the direction of the text, so the field would show
 * another amount than the parsed amount.
 */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '');
}

/** The separators of other scripts, and the ASCII characters with the same meaning. */
const MARKS: Readonly<Record<string, string>> = {
  '\u066B': '.', // Arabic decimal separator
  '\u066C': "'", // Arabic thousands separator
  '\uFF0E': '.', // full-width full stop
  '\uFF0C': ',', // full-width comma
  '\u2019': "'", // the apostrophe that groups thousands in Switzerland
};

/** Replaces the separators of other scripts and all kinds of spaces with the ASCII characters in `SHAPES`. */
function toPlain(text: string): string {
  return text.replaceAll(/\D/g, (mark) => MARKS[mark] ?? mark).replaceAll(/\p{Zs}/gu, ' ');
}

/** The accepted forms of a number. All thousands separators in a number must be equal, with three digits after each. */
const SHAPES = {
  plain: /^(?<whole>\d*)\.?(?<fraction>\d*)$/,
  decimalComma: /^(?<whole>\d*),(?<fraction>\d*)$/,
  groupedByPoints: /^(?<whole>[1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  groupedBeforePoint: /^(?<whole>[1-9]\d{0,2}(?:([,' ])\d{3})(?:\2\d{3})*)(?:\.(?<fraction>\d*))?$/,
  groupedBeforeComma: /^(?<whole>[1-9]\d{0,2}(?:([.' ])\d{3})(?:\2\d{3})*),(?<fraction>\d*)$/,
} as const;

/** A number in two parts, in the digits 0 to 9. */
export interface Digits {
  readonly whole: string;
  readonly fraction: string;
}

/**
 * Returns the value of a digit of any script. In Unicode the ten digits of a script are adjacent, with zero first (The
 * Unicode Standard, 4.6). The value is the distance from the first digit, modulo 10.
 */
function valueOfDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let start = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((point - start) % 10);
}

/** Converts a number to the digits 0 to 9, and to the ASCII separators in `SHAPES`. */
export function inPlainDigits(text: string): string {
  return toPlain(text.replaceAll(/\p{Nd}/gu, valueOfDigit));
}

function partsIn(shape: RegExp, text: string): Digits | null {
  const groups = shape.exec(text)?.groups;
  return groups
    ? {
        whole: (groups['whole'] ?? '').replaceAll(/\D/g, ''),
        fraction: groups['fraction'] ?? '',
      }
    : null;
}

/** Returns the parts of a number, or null if the text is not a number. */
export function digitsOf(text: string): Digits | null {
  if (!/\d/.test(text)) return null;
  for (const shape of Object.values(SHAPES)) {
    const digits = partsIn(shape, text);
    if (digits) return digits;
  }
  return null;
}

/** How a locale writes numbers and the amounts of a currency. */
export interface LocaleNumbers {
  /** Returns the parts of a number with the locale's separators, or null if the text is not such a number. */
  digitsOf(text: string): Digits | null;
  /** The decimal mark. */
  readonly point: string;
  /** The symbols of the currency in the locale. */
  readonly units: readonly string[];
}

/** Returns a character class for a regular expression. Without characters, it matches nothing. */
function classOf(marks: readonly string[]): string {
  return `[${marks.map((mark) => `\\${mark}`).join('')}]`;
}

const localeNumbers = new Map<string, LocaleNumbers>();

/** Returns how a locale writes numbers and the amounts of a currency. The results are cached. */
export function localeNumbersOf(
  locale: string,
  { iso }: Pick<CurrencyInfo<string>, 'iso'>,
): LocaleNumbers {
  const key = `${locale} ${iso}`;
  const known = localeNumbers.get(key);
  if (known) return known;
  const { groups, groupSizes, points, units } = marksOf(locale, iso);
  const plainPoints = points.map(toPlain);
  const grouped = `[1-9]\\d{0,2}(?<mark>${classOf(groups.map(toPlain))})(?:\\d{${groupSizes.inner}}\\k<mark>)*\\d{${groupSizes.last}}`;
  const own = new RegExp(
    `^(?<whole>\\d*|${grouped})(?:${classOf(plainPoints)}(?<fraction>\\d*))?$`,
  );
  const made: LocaleNumbers = {
    digitsOf: (text) => (/\d/.test(text) ? partsIn(own, text) : null),
    point: plainPoints[0] ?? '.',
    units: units.map(withoutMarks),
  };
  localeNumbers.set(key, made);
  return made;
}
