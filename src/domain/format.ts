import type { CurrencyId, CurrencySymbol } from './currency';
import { CONVERTED_DECIMALS, CURRENCIES } from './currency';
import { decimalsOf, toPlaces } from './digits';
import type { Decimal } from './money';

/** The language of every number and date; the interface speaks no other yet. */
export const LOCALE = 'en-US';

/** Decimals of a crypto balance on display. */
const CRYPTO_DECIMALS = 4;

const CHANGE_DECIMALS = 2;

interface Formatter {
  readonly format: Intl.NumberFormat['format'];
  /** The decimal mark and the one digit behind it; empty without decimals. */
  readonly point: string;
}

const formatters = new Map<string, Formatter>();

/**
 * The formatter of plain numbers, or of a currency's amounts, with a point or without. Making one is
 * slow and using it is fast, so each is made once.
 */
function formatter(currency: CurrencySymbol | null, places: 0 | 1): Formatter {
  const key = `${currency} ${places}`;
  const known = formatters.get(key);
  if (known) return known;
  const numbers = new Intl.NumberFormat(LOCALE, {
    ...(currency && { style: 'currency', currency }),
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  const point = numbers
    .formatToParts(0)
    .filter(({ type }) => type === 'decimal' || type === 'fraction')
    .map(({ value }) => value)
    .join('');
  const made = { format: numbers.format, point };
  formatters.set(key, made);
  return made;
}

/**
 * A number in the reader's form, up to its decimal mark and from there on, exact for any number of digits.
 * `Intl.NumberFormat` places sign, unit, groups and point; the digits behind the point are those of the
 * decimal text. Given as a whole, a text of 309 digits would become infinite (ECMA-402,
 * ToIntlMathematicalValue).
 */
function piecesOf(
  value: Decimal,
  decimals: number,
  currency: CurrencySymbol | null = null,
): readonly [whole: string, fraction: string] {
  const [whole = '0', fraction = ''] = toPlaces(value, decimals).split('.');
  const { format, point } = formatter(currency, fraction === '' ? 0 : 1);
  // A whole part of `-0` keeps its sign as text and loses it as a bigint.
  const text = format(whole === '-0' ? whole : BigInt(whole));
  if (point === '') return [text, ''];
  const at = text.lastIndexOf(point);
  return [text.slice(0, at), point.slice(0, 1) + fraction + text.slice(at + point.length)];
}

/** One piece of a formatted amount, so that the fraction can be set in a quieter type. */
export interface AmountPart {
  readonly kind: 'whole' | 'fraction' | 'unit';
  readonly text: string;
}

function partsOf(value: Decimal, currency: CurrencyId, decimals: number): AmountPart[] {
  const { symbol, type } = CURRENCIES[currency];
  const [whole, fraction] = piecesOf(value, decimals, type === 'fiat' ? symbol : null);
  return [
    { kind: 'whole', text: whole },
    ...(fraction === '' ? [] : [{ kind: 'fraction' as const, text: fraction }]),
    ...(type === 'crypto' ? [{ kind: 'unit' as const, text: ` ${symbol}` }] : []),
  ];
}

/** Stands in place of a hidden amount. It always has the same length, so that this tells nothing. */
export const HIDDEN_AMOUNT = '••••••';

/** How much of an amount is shown. */
export type Precision =
  /** Fiat with 2 decimals, crypto with 4, rounded half up: balances and list amounts. */
  | 'display'
  /** All decimals it has, fiat at least 2: what is sent, received and available. */
  | 'exact'
  /** Whole units: wallet totals. */
  | 'whole';

function decimalsFor(value: Decimal, currency: CurrencyId, precision: Precision): number {
  const isFiat = CURRENCIES[currency].type === 'fiat';
  switch (precision) {
    case 'display':
      return isFiat ? 2 : CRYPTO_DECIMALS;
    case 'exact':
      return Math.max(isFiat ? 2 : 0, decimalsOf(value));
    case 'whole':
      return 0;
  }
}

/** An amount as its pieces: whole units, fraction, and for crypto the symbol behind it. */
export function formatAmountParts(
  value: Decimal,
  currency: CurrencyId,
  precision: Precision = 'display',
): readonly AmountPart[] {
  return partsOf(value, currency, decimalsFor(value, currency, precision));
}

/** An amount as people read it: `$2,847.32`, `0.1542 BTC`. */
export function formatAmount(
  value: Decimal,
  currency: CurrencyId,
  precision: Precision = 'display',
): string {
  return formatAmountParts(value, currency, precision)
    .map((part) => part.text)
    .join('');
}

/** A converted amount, always with its six decimals and the symbol behind it: `0.023000 BTC`. */
export function formatConverted(value: Decimal, currency: CurrencyId): string {
  return `${piecesOf(value, CONVERTED_DECIMALS).join('')} ${CURRENCIES[currency].symbol}`;
}

/** A rate, with all decimals it has: `1 USD = 0.92 EUR`. */
export function formatRate(rate: Decimal, from: CurrencyId, to: CurrencyId): string {
  const amount = piecesOf(rate, decimalsOf(rate)).join('');
  return `1 ${CURRENCIES[from].symbol} = ${amount} ${CURRENCIES[to].symbol}`;
}

/** A change in percent, always signed, two decimals: `+2.45%`, `-1.23%`, `+0.00%`. */
export function formatChange(percent: Decimal): string {
  // The sign is that of what is shown: a change of -0.004 percent reads +0.00%, not -0.00%.
  const text = piecesOf(percent, CHANGE_DECIMALS).join('');
  return text.startsWith('-') ? `${text}%` : `+${text}%`;
}

const MOMENT: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

function makeMoments(timeZone: string | undefined) {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { ...options, ...(timeZone && { timeZone }) });
  return {
    dated: make({ ...MOMENT, year: 'numeric' }),
    ofThisYear: make(MOMENT),
    year: make({ year: 'numeric' }),
  };
}

const momentsByZone = new Map<string | undefined, ReturnType<typeof makeMoments>>();

/** The formatters of moments in a time zone: with the year, without it, and of the year alone. */
function momentsIn(timeZone: string | undefined) {
  const known = momentsByZone.get(timeZone);
  if (known) return known;
  const made = makeMoments(timeZone);
  momentsByZone.set(timeZone, made);
  return made;
}

/**
 * A moment, for a list: `Nov 21, 9:41 AM`, and `Nov 21, 2025, 9:41 AM` in any year but this. Without
 * this year the year is always there. `timestamp` is ISO 8601, `timeZone` an IANA name such as
 * `Europe/Berlin`; without it the zone is the machine's. Throws a RangeError for a zone or a moment that
 * does not exist.
 */
export function formatMoment(timestamp: string, thisYear?: number, timeZone?: string): string {
  const moment = new Date(timestamp);
  const { dated, ofThisYear, year } = momentsIn(timeZone);
  return (year.format(moment) === String(thisYear) ? ofThisYear : dated).format(moment);
}
