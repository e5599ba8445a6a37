/** Numbers as people type and paste them, in the digits and with the marks of any script. */
import type { CurrencyInfo } from '../currency/currency';
import { marksOf } from './localeMarks';

/** No number is this long; the bound keeps a pasted novel from being searched for one. */
export const LONGEST_INPUT = 1_000;

/** Blanks and invisible marks (direction marks, zero-width spaces) that come along with pasted text. */
export const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * A typed amount without invisible marks. They are never read, and some of them turn the digits
 * around, so that a field would show another amount than the one it is read as.
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

/** A mark as the shapes of a number have it. Blanks are all the same. */
function toPlain(text: string): string {
  return text.replaceAll(/\D/g, (mark) => MARKS[mark] ?? mark).replaceAll(/\p{Zs}/gu, ' ');
}

/** The shapes of a number. Thousands are grouped by one kind of mark only, in groups of three. */
const SHAPES = {
  plain: /^(?<whole>\d*)\.?(?<fraction>\d*)$/,
  decimalComma: /^(?<whole>\d*),(?<fraction>\d*)$/,
  groupedByPoints: /^(?<whole>[1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  groupedBeforePoint: /^(?<whole>[1-9]\d{0,2}(?:([,' ])\d{3})(?:\2\d{3})*)(?:\.(?<fraction>\d*))?$/,
  groupedBeforeComma: /^(?<whole>[1-9]\d{0,2}(?:([.' ])\d{3})(?:\2\d{3})*),(?<fraction>\d*)$/,
} as const;

/** A number in its two parts, each of plain digits. */
export interface Digits {
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

/** The parts of a number, or null for a text that is none. */
export function digitsOf(text: string): Digits | null {
  if (!/\d/.test(text)) return null;
  for (const shape of Object.values(SHAPES)) {
    const digits = partsIn(shape, text);
    if (digits) return digits;
  }
  return null;
}

/** A locale's own way of writing numbers. */
export interface LocaleNumbers {
  /** The parts of a number with the locale's own marks, or null for any other text. */
  digitsOf(text: string): Digits | null;
  /** The mark in front of a fraction. */
  readonly point: string;
  /** The units of money as the locale writes them. */
  readonly units: readonly string[];
}

/** A class of these characters in a regular expression, which matches nothing if there are none. */
function classOf(marks: readonly string[]): string {
  return `[${marks.map((mark) => `\\${mark}`).join('')}]`;
}

const localeNumbers = new Map<string, LocaleNumbers>();

/** A locale's numbers. */
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
