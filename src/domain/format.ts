import type { CurrencyId, CurrencySymbol } from './currency';
import { CONVERTED_DECIMALS, CURRENCIES } from './currency';
import { decimalsOf, toPlaces } from './digits';
import type { Decimal } from './money';

/** The language of every number and date; the interface speaks no other yet. */
export const LOCALE = 'en-US';

/** Decimals of a crypto balance on display. */
const CRYPTO_DECIMALS = 4;

const CHANGE_DECIMALS = 2;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * The formatter of plain numbers, or of a currency's amounts, with a point or without. Making one is
 * slow and using it is fast, so each is made once.
 */
function formatter(currency: CurrencySymbol | null, places: 0 | 1): Intl.NumberFormat {
  const key = `${currency} ${places}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    ...(currency && { style: 'currency', currency }),
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  formatters.set(key, made);
  return made;
}

/**
 * The pieces of a number in the reader's form, exact for any number of digits. `Intl.NumberFormat`
 * places sign, unit, groups and point; the digits behind the point are those of the decimal text.
 * Given as a whole, a text of 309 digits would become infinite (ECMA-402, ToIntlMathematicalValue).
 */
function piecesOf(
  value: Decimal,
  decimals: number,
  currency: CurrencySymbol | null = null,
): Intl.NumberFormatPart[] {
  const [whole = '0', fraction = ''] = toPlaces(value, decimals).split('.');
  // A whole part of `-0` keeps its sign as text and loses it as a bigint.
  return formatter(currency, fraction === '' ? 0 : 1)
    .formatToParts(whole === '-0' ? whole : BigInt(whole))
    .map((piece) => (piece.type === 'fraction' ? { ...piece, value: fraction } : piece));
}

function textOf(pieces: readonly Intl.NumberFormatPart[]): string {
  return pieces.map((piece) => piece.value).join('');
}

/** One piece of a formatted amount, so that the fraction can be set in a quieter type. */
export interface AmountPart {
  readonly kind: 'whole' | 'fraction' | 'unit';
  readonly text: string;
}

function partsOf(value: Decimal, currency: CurrencyId, decimals: number): AmountPart[] {
  const { symbol, type } = CURRENCIES[currency];
  const pieces = piecesOf(value, decimals, type === 'fiat' ? symbol : null);
  const point = pieces.findIndex((piece) => piece.type === 'decimal');
  const whole = pieces.slice(0, point === -1 ? undefined : point);
  const fraction = point === -1 ? [] : pieces.slice(point);
  return [
    { kind: 'whole', text: textOf(whole) },
    ...(fraction.length > 0 ? [{ kind: 'fraction' as const, text: textOf(fraction) }] : []),
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
  return `${textOf(piecesOf(value, CONVERTED_DECIMALS))} ${CURRENCIES[currency].symbol}`;
}

/** A rate, with all decimals it has: `1 USD = 0.92 EUR`. */
export function formatRate(rate: Decimal, from: CurrencyId, to: CurrencyId): string {
  const amount = textOf(piecesOf(rate, decimalsOf(rate)));
  return `1 ${CURRENCIES[from].symbol} = ${amount} ${CURRENCIES[to].symbol}`;
}

/** A change in percent, always signed, two decimals: `+2.45%`, `-1.23%`, `+0.00%`. */
export function formatChange(percent: Decimal): string {
  // The sign is that of what is shown: a change of -0.004 percent reads +0.00%, not -0.00%.
  const text = textOf(piecesOf(percent, CHANGE_DECIMALS));
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
