/** Parses typed and pasted numbers, with the digits and marks of any script. */
import type { CurrencyInfo } from '../currency/currency';
import { marksOf } from './localeMarks';

/** The longest input in characters. The bound limits the work on a pasted text. */
export const LONGEST_INPUT = 1_000;

/** Blanks and invisible marks (direction marks, zero-width spaces) at the ends of pasted text. */
export const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Removes invisible marks from a typed amount. Some of these marks reverse the digits, and a field would then show
 * another amount than the parsed amount.
 */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '');
}

/** Separators of other scripts and their plain counterparts. */
const MARKS: Readonly<Record<string, string>> = {
  '\u066B': '.', // Arabic decimal separator
  '\u066C': "'", // Arabic thousands separator
  '\uFF0E': '.', // full-width full stop
  '\uFF0C': ',', // full-width comma
  '\u2019': "'", // the apostrophe that groups thousands in Switzerland
};

/** Replaces the marks of other scripts, and every kind of space, with the marks that `SHAPES` contains. */
function toPlain(text: string): string {
  return text.replaceAll(/\D/g, (mark) => MARKS[mark] ?? mark).replaceAll(/\p{Zs}/gu, ' ');
}

/** The allowed forms of a number. Thousands have one kind of mark, in groups of three. */
const SHAPES = {
  plain: /^(?<whole>\d*)\.?(?<fraction>\d*)$/,
  decimalComma: /^(?<whole>\d*),(?<fraction>\d*)$/,
  groupedByPoints: /^(?<whole>[1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  groupedBeforePoint: /^(?<whole>[1-9]\d{0,2}(?:([,' ])\d{3})(?:\2\d{3})*)(?:\.(?<fraction>\d*))?$/,
  groupedBeforeComma: /^(?<whole>[1-9]\d{0,2}(?:([.' ])\d{3})(?:\2\d{3})*),(?<fraction>\d*)$/,
} as const;

/** The two parts of a number, in the digits 0 to 9. */
export interface Digits {
  readonly whole: string;
  readonly fraction: string;
}

/**
 * The value of a digit of any script. In Unicode the ten digits of a script are adjacent, with zero first (The Unicode
 * Standard, 4.6). A digit's value is therefore its distance from the first digit of the run.
 */
function valueOfDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let start = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((point - start) % 10);
}

/** Writes a number in the digits 0 to 9, with the marks that `SHAPES` contains. */
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

/** The parts of a number, or null for any other text. */
export function digitsOf(text: string): Digits | null {
  if (!/\d/.test(text)) return null;
  for (const shape of Object.values(SHAPES)) {
    const digits = partsIn(shape, text);
    if (digits) return digits;
  }
  return null;
}

/** How a locale writes numbers. */
export interface LocaleNumbers {
  /** Returns the parts of a number with the locale's marks, or null for any other text. */
  digitsOf(text: string): Digits | null;
  /** The mark before a fraction. */
  readonly point: string;
  /** The units of money as the locale writes them. */
  readonly units: readonly string[];
}

/** A character class for a regular expression. If there are no marks, it matches nothing. */
function classOf(marks: readonly string[]): string {
  return `[${marks.map((mark) => `\\${mark}`).join('')}]`;
}

const localeNumbers = new Map<string, LocaleNumbers>();

/** Returns how a locale writes numbers and the amounts of a currency. The result is cached. */
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
