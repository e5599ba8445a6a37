/**
 * Writes numbers as a locale does, exactly for any number of digits. `Intl.NumberFormat` places sign, unit, groups and
 * decimal mark. The digits after the mark are copied from the decimal text, because `Intl` would format a text of 309
 * digits as infinity (ECMA-402, ToIntlMathematicalValue).
 */
import { toPlaces } from './digits';
import type { Decimal } from './money';

/** A number in three pieces: before its decimal mark, from the mark to the last digit, and after the last digit. */
export type NumberPieces = readonly [whole: string, fraction: string, rest: string];

/** The way in which a locale writes one kind of number. */
interface Notation {
  /** The texts before and after the digits of a number with this sign. */
  around(sign: Sign): readonly [before: string, after: string];
  /** Writes a whole number without its sign in the locale's groups and digits. */
  group(whole: bigint): string;
  readonly point: string;
  /** Returns the locale's digit for a digit from 0 to 9. */
  toDigit(digit: string): string;
}

/** The sign that a number gets if it is not negative. A negative number always has a minus. */
export type Sign = '+' | '-' | '';

const SAMPLES: Readonly<Record<Sign, 1 | -1>> = { '': 1, '+': 1, '-': -1 };

const textOf = (parts: readonly Intl.NumberFormatPart[]) =>
  parts.map(({ value }) => value).join('');

/** The texts before and after the digits. */
function framing(parts: readonly Intl.NumberFormatPart[]): readonly [string, string] {
  const isDigits = ({ type }: Intl.NumberFormatPart) => type === 'integer';
  return [
    textOf(parts.slice(0, parts.findIndex(isDigits))),
    textOf(parts.slice(parts.findLastIndex(isDigits) + 1)),
  ];
}

/** Direction marks in a number of a right-to-left language. */
const FROM_THE_RIGHT = /[\u061C\u200F]/;

/**
 * Puts a direction mark on both sides of a unit in Latin letters, such as `US$`, in a right-to-left number. `Intl`
 * omits these marks, and a browser would then show the `$` apart from its letters.
 */
function withWholeUnit(parts: readonly Intl.NumberFormatPart[]): readonly Intl.NumberFormatPart[] {
  if (!FROM_THE_RIGHT.test(textOf(parts))) return parts;
  // Only a unit begins with a Latin letter, so no other part changes.
  return parts.map(({ type, value }) => ({
    type,
    value: value.replace(/^\p{Script=Latin}.*/u, '\u200F$&\u200E'),
  }));
}

function makeNotation(locale: string, style: Intl.NumberFormatOptions): Notation {
  const make = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0, ...options });
  const isMoney = style.style === 'currency';
  // The style `decimal` is used for percentages, because `percent` would multiply the number by a hundred.
  const plain = make({ signDisplay: 'never', ...(isMoney ? {} : { style: 'decimal' }) });
  const [before, after] = framing(plain.formatToParts(0));
  const point = make({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .formatToParts(0)
    .filter(({ type }) => type === 'decimal');
  const digits = [...make({ style: 'decimal', useGrouping: false }).format(9_876_543_210n)];
  const arounds = new Map<Sign, readonly [string, string]>();
  return {
    around(sign) {
      const known = arounds.get(sign);
      if (known) return known;
      const signed = make({ signDisplay: sign === '' ? 'never' : 'always' });
      const made = framing(withWholeUnit(signed.formatToParts(SAMPLES[sign])));
      arounds.set(sign, made);
      return made;
    },
    group(whole) {
      const text = plain.format(whole);
      return text.slice(before.length, text.length - after.length);
    },
    point: textOf(point),
    toDigit: (digit) => digits[9 - Number(digit)] ?? digit,
  };
}

/**
 * Returns the style of money. Some languages write a foreign currency with other letters, such as `Nkr` for the
 * Norwegian krone in Swedish. The code, `NOK`, is then shown instead, as everywhere beside amounts. Signs such as
 * `US$`, and letters that the currency's own country uses, such as `kr` and `zł`, remain.
 */
function moneyStyle(locale: string, currency: string): Intl.NumberFormatOptions {
  const signOf = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    textOf(
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .filter(({ type }) => type === 'currency'),
    );
  const sign = signOf('symbol');
  const isForeign = /^\p{L}+$/u.test(sign) && sign !== signOf('narrowSymbol');
  return { style: 'currency', currency, currencyDisplay: isForeign ? 'code' : 'symbol' };
}

const notations = new Map<string, Notation>();

/** Returns the notation of a locale. Notations are cached, because creating one is slow. */
function notationOf(
  locale: string,
  style: 'decimal' | 'percent',
  iso: string | undefined,
): Notation {
  const key = `${locale} ${iso ?? style}`;
  const known = notations.get(key);
  if (known) return known;
  const made = makeNotation(locale, iso === undefined ? { style } : moneyStyle(locale, iso));
  notations.set(key, made);
  return made;
}

/** How a number is written. */
export interface NumberOptions {
  readonly locale: string;
  /** The exact number of written decimals; the rest is rounded half up. */
  readonly decimals: number;
  /** The sign of a number that is not negative; `''` by default. */
  readonly sign?: Sign;
  /** `'decimal'` by default. */
  readonly style?: 'decimal' | 'percent';
  /** The ISO 4217 code of a currency. If it is set, `style` is ignored. */
  readonly iso?: string | undefined;
}

/** A number in the locale's form, in pieces. */
export function numberPieces(
  value: Decimal,
  { locale, decimals, sign = '', style = 'decimal', iso }: NumberOptions,
): NumberPieces {
  const rounded = toPlaces(value, decimals);
  const whole = rounded.replace(/\..*/, '');
  const fraction = rounded.slice(whole.length + 1);
  const { around, group, point, toDigit } = notationOf(locale, style, iso);
  const [before, after] = around(rounded.startsWith('-') ? '-' : sign);
  return [
    before + group(BigInt(whole)),
    fraction === '' ? '' : point + fraction.replaceAll(/\d/g, toDigit),
    after,
  ];
}
