/**
 * Formats numbers for a locale, exactly for any number of digits.
 *
 * `Intl.NumberFormat` determines the sign, the currency's symbol, the thousands separators and the decimal mark. The
 * decimals are copied from the text, because `Intl` formats a text of 309 digits as infinity (ECMA-402,
 * ToIntlMathematicalValue).
 */
import { toPlaces } from './digits';
import type { Decimal } from './money';

/**
 * A formatted number in three parts: before its decimal mark, from the mark to the last digit, and after the last
 * digit.
 */
export type NumberPieces = readonly [whole: string, fraction: string, rest: string];

/** How a locale writes plain numbers, percentages, or amounts in a currency. */
interface Notation {
  /** Returns the texts before and after the digits of a number with this sign. */
  around(sign: Sign): readonly [before: string, after: string];
  /** Formats a whole number without a sign, with the locale's thousands separators and digits. */
  group(whole: bigint): string;
  readonly point: string;
  /** Returns the locale's digit for a digit from 0 to 9. */
  toDigit(digit: string): string;
}

/** The sign of a number that is not negative. A negative number always has a minus. */
export type Sign = '+' | '-' | '';

const SAMPLES: Readonly<Record<Sign, 1 | -1>> = { '': 1, '+': 1, '-': -1 };

const textOf = (parts: readonly Intl.NumberFormatPart[]) =>
  parts.map(({ value }) => value).join('');

function framing(parts: readonly Intl.NumberFormatPart[]): readonly [string, string] {
  const isDigits = ({ type }: Intl.NumberFormatPart) => type === 'integer';
  return [
    textOf(parts.slice(0, parts.findIndex(isDigits))),
    textOf(parts.slice(parts.findLastIndex(isDigits) + 1)),
  ];
}

/** Matches the direction marks in numbers of right-to-left languages. */
const FROM_THE_RIGHT = /[\u061C\u200F]/;

/**
 * Adds a direction mark before and after a currency symbol with Latin letters, such as `US$`, in a number of a
 * right-to-left language. `Intl` omits these marks, and browsers would then separate the `$` from its letters.
 */
function withWholeUnit(parts: readonly Intl.NumberFormatPart[]): readonly Intl.NumberFormatPart[] {
  if (!FROM_THE_RIGHT.test(textOf(parts))) return parts;
  // Only the currency symbol can begin with a Latin letter.
  return parts.map(({ type, value }) => ({
    type,
    value: value.replace(/^\p{Script=Latin}.*/u, '\u200F$&\u200E'),
  }));
}

function makeNotation(locale: string, style: Intl.NumberFormatOptions): Notation {
  const make = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0, ...options });
  const isMoney = style.style === 'currency';
  // Percentages use the style `decimal` here, because the style `percent` multiplies the number by a hundred.
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
 * Returns the options of `Intl` for amounts in a currency.
 *
 * Some languages write a foreign currency with letters, such as `Nkr` for the Norwegian krone in Swedish. The ISO code
 * `NOK` is then shown instead, as in other places. Symbols such as `US$`, and letters that the currency's own country
 * uses, such as `kr` and `zł`, stay.
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

export interface NumberOptions {
  readonly locale: string;
  /** The exact number of decimals. The number is rounded half up. */
  readonly decimals: number;
  /** The sign of a number that is not negative. Default: `''`. */
  readonly sign?: Sign;
  /** Default: `'decimal'`. */
  readonly style?: 'decimal' | 'percent';
  /** The ISO 4217 code of a currency, for amounts of money. If it is set, `style` is ignored. */
  readonly iso?: string | undefined;
}

/** Formats a number for a locale, in parts. */
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
