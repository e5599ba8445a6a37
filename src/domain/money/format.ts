import { exchangeDecimalsOf, type CurrencyInfo, type UnknownAmount } from '../currency/currency';
import { isDayAlone, millisOf } from '../moment';
import { decimalsOf, directionOf, isDecimal, significantPlaces, toPlaces } from './digits';
import { numberPieces, type NumberPieces } from './localeNumbers';
import type { Decimal } from './money';

/** The locale of numbers and dates if no locale is given, a BCP 47 tag. */
export const DEFAULT_LOCALE = 'en-US';

/** The maximum number of decimals of a cryptocurrency's balance in a list. */
const LIST_DECIMALS = 4;

/** The minimum number of significant digits of a price. */
const PRICE_DIGITS = 4;

const CHANGE_DECIMALS = 2;

type Written = Pick<
  CurrencyInfo<string>,
  'symbol' | 'iso' | 'decimals' | 'listDecimals' | 'exchangeDecimals'
>;

export interface LocaleOptions {
  /** A BCP 47 tag, such as `de-AT`. Default: `en-US`. */
  readonly locale?: string | undefined;
}

/** How many decimals of an amount are shown. */
export type Precision =
  /** The decimals of amounts in lists, rounded half up: 2 for dollars, 0 for yen, 4 for most cryptocurrencies. */
  | 'display'
  /**
   * All decimals of the amount, for sent, received and available amounts. An amount with an ISO code has at least the
   * decimals of its currency.
   */
  | 'exact'
  /**
   * For the price of one unit: the decimals of `display`, or more if four significant digits need more: `$0.006712`.
   */
  | 'price'
  /** No decimals, for the totals of wallets. */
  | 'whole';

export interface AmountOptions extends LocaleOptions {
  readonly precision?: Precision;
  /** The sign of the amount, for a received or spent amount. The locale determines its position. */
  readonly sign?: '+' | '-' | '';
}

/** A part of a formatted amount, so that a component can render the fraction in a less prominent style. */
export interface AmountPart {
  /** The kind of the part. `bound` is the `<` in `<0.0001 SOL`. */
  readonly kind: 'bound' | 'whole' | 'fraction' | 'unit';
  readonly text: string;
}

/** The text that replaces a hidden amount. Its constant length does not reveal the number of digits. */
export const HIDDEN_AMOUNT = '••••••';

function listDecimalsOf({ iso, decimals, listDecimals }: Written): number {
  return listDecimals ?? (iso === undefined ? Math.min(decimals, LIST_DECIMALS) : decimals);
}

/** Returns whether an amount is rounded in lists, so that only the precision `exact` shows all its decimals. */
export function isRounded(value: Decimal, currency: Written): boolean {
  return decimalsOf(value) > listDecimalsOf(currency);
}

function decimalsFor(value: Decimal, currency: Written, precision: Precision): number {
  switch (precision) {
    case 'display':
      return listDecimalsOf(currency);
    case 'exact':
      return Math.max(currency.iso === undefined ? 0 : currency.decimals, decimalsOf(value));
    case 'price': {
      const telling = toPlaces(value, significantPlaces(value, PRICE_DIGITS));
      return Math.max(listDecimalsOf(currency), decimalsOf(telling));
    }
    case 'whole':
      return 0;
  }
}

/** Returns the smallest positive amount with `decimals` decimals. */
function leastOf(decimals: number): Decimal {
  return toPlaces(`1e-${decimals}` as Decimal, decimals);
}

const isUnknown = (value: unknown): value is UnknownAmount =>
  typeof value === 'object' && value !== null && 'written' in value;

/**
 * Returns the text of a value that is not a decimal number as text, such as a JSON number. A question mark after it
 * warns that digits may be missing.
 */
function unknownText(value: unknown, unit = ''): string {
  const written = isUnknown(value) ? value.written : value;
  const text =
    written instanceof Object ? JSON.stringify(written) : `${(written ?? '') as string | number}`;
  return `${text}${unit} ?`.trim();
}

function toParts([whole, fraction, rest]: NumberPieces, unit: string): readonly AmountPart[] {
  const parts = [
    { kind: 'whole', text: whole },
    { kind: 'fraction', text: fraction },
    { kind: 'unit', text: rest + unit },
  ] as const;
  return parts.filter(({ text }) => text !== '');
}

/**
 * Returns the parts of an amount in the order of the locale: whole units, fraction, and the currency's symbol. With the
 * precision `display`, a positive amount that would be rounded to zero is shown as less than the smallest amount:
 * `<0.0001 SOL`.
 */
export function formatAmountParts(
  value: Decimal | UnknownAmount,
  currency: Written,
  { locale = DEFAULT_LOCALE, precision = 'display', sign = '' }: AmountOptions = {},
): readonly AmountPart[] {
  if (!isDecimal(value)) return [{ kind: 'unit', text: unknownText(value, ` ${currency.symbol}`) }];
  const decimals = decimalsFor(value, currency, precision);
  const isLost =
    precision === 'display' &&
    directionOf(value) > 0 &&
    directionOf(toPlaces(value, decimals)) === 0;
  const shown = isLost ? leastOf(decimals) : value;
  const { iso, symbol } = currency;
  const pieces = numberPieces(shown, { locale, decimals, sign, iso });
  const parts = toParts(pieces, iso === undefined ? ` ${symbol}` : '');
  return isLost ? [{ kind: 'bound', text: '<' }, ...parts] : parts;
}

/** Formats an amount: `$2,847.32` or `0.1542 BTC`, and in German `2.847,32 $`. */
export function formatAmount(
  value: Decimal,
  currency: Written,
  options: AmountOptions = {},
): string {
  return formatAmountParts(value, currency, options)
    .map((part) => part.text)
    .join('');
}

/** Formats a number without a currency, with exactly `decimals` decimals. */
function formatNumber(value: Decimal, decimals: number, { locale }: LocaleOptions): string {
  if (!isDecimal(value)) return unknownText(value);
  return numberPieces(value, { locale: locale ?? DEFAULT_LOCALE, decimals }).join('');
}

/** Formats the received amount of an exchange, with all credited decimals and the currency's code: `0.023000 BTC`. */
export function formatConverted(
  value: Decimal,
  currency: Written,
  options: LocaleOptions = {},
): string {
  return `${formatNumber(value, exchangeDecimalsOf(currency), options)} ${currency.symbol}`;
}

/** Formats a value with all its decimals and the currency's code, as in a rate: `0.92 EUR`. */
export function formatUnits(
  value: Decimal,
  { symbol }: Written,
  options: LocaleOptions = {},
): string {
  return `${formatNumber(value, isDecimal(value) ? decimalsOf(value) : 0, options)} ${symbol}`;
}

/** Formats an exchange rate with all its decimals: `1 USD = 0.92 EUR`. */
export function formatRate(
  rate: Decimal,
  from: Written,
  to: Written,
  options: LocaleOptions = {},
): string {
  return `${formatUnits('1', from, options)} = ${formatUnits(rate, to, options)}`;
}

/** Formats the price of a currency: `1 BTC = 43,250 USD`, or `1 BTC ≈ 43,250 USD` if it is rounded. */
export function formatPrice(
  price: Decimal,
  currency: Written,
  unitOfAccount: Written,
  options: LocaleOptions = {},
): string {
  const places = decimalsFor(price, unitOfAccount, 'price');
  const sign = decimalsOf(price) > places ? '≈' : '=';
  const shown = formatUnits(toPlaces(price, places), unitOfAccount, options);
  return `${formatUnits('1', currency, options)} ${sign} ${shown}`;
}

/**
 * Formats a change in percent with two decimals: `+2.45%`, `-1.23%`, `0.00%`. A change that is rounded to zero has no
 * sign.
 */
export function formatChange(
  percent: Decimal,
  { locale = DEFAULT_LOCALE }: LocaleOptions = {},
): string {
  if (!isDecimal(percent)) return unknownText(percent, '%');
  // The sign depends on the rounded value, so that −0.004 percent is `0.00%` and not `-0.00%`.
  const sign = directionOf(toPlaces(percent, CHANGE_DECIMALS)) === 0 ? '' : '+';
  const options = { locale, decimals: CHANGE_DECIMALS, sign, style: 'percent' } as const;
  return numberPieces(percent, options).join('');
}

const DAY = { month: 'short', day: 'numeric' } as const;

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

const MOMENT: Intl.DateTimeFormatOptions = { ...DAY, ...TIME };

function makeMoments(locale: string, timeZone: string | undefined, isDay: boolean) {
  const shown = isDay ? DAY : MOMENT;
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) });
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', ...(timeZone && { timeZone }) });
  return {
    dated: make({ ...shown, year: 'numeric' }),
    ofThisYear: make(shown),
    time: make(TIME),
    year,
  };
}

const moments = new Map<string, ReturnType<typeof makeMoments>>();

/**
 * Returns the cached formatters for a locale and a time zone: with the year, without the year, for only the time, and
 * for only the year.
 */
function momentsIn(locale: string, timeZone: string | undefined, isDay: boolean) {
  const key = `${locale} ${timeZone} ${isDay}`;
  const known = moments.get(key);
  if (known) return known;
  const made = makeMoments(locale, timeZone, isDay);
  moments.set(key, made);
  return made;
}

export interface MomentOptions extends LocaleOptions {
  /** The year that is omitted. By default, the year is always written. */
  readonly thisYear?: number | undefined;
  /** The time zone as an IANA name, such as `Europe/Berlin`. Default: the device's time zone. */
  readonly timeZone?: string | undefined;
}

/**
 * Formats a timestamp (ISO 8601) for a list: `Nov 21, 9:41 AM`, or `Nov 21, 2025, 9:41 AM` if the year is not
 * `thisYear`. A date without a time is the same day in every time zone. Throws a RangeError for an invalid timestamp or
 * an unknown time zone.
 */
export function formatMoment(
  timestamp: string,
  { locale = DEFAULT_LOCALE, thisYear, timeZone }: MomentOptions = {},
): string {
  const moment = new Date(millisOf(timestamp));
  const isDay = isDayAlone(timestamp);
  const { dated, ofThisYear, year } = momentsIn(locale, isDay ? 'UTC' : timeZone, isDay);
  return (year.format(moment) === String(thisYear) ? ofThisYear : dated).format(moment);
}

/**
 * Formats the time of a timestamp, for a list under a heading with the date: `9:41 AM`. Returns an empty text for a
 * date without a time. Throws a RangeError for an invalid timestamp or an unknown time zone.
 */
export function formatTime(
  timestamp: string,
  { locale = DEFAULT_LOCALE, timeZone }: Omit<MomentOptions, 'thisYear'> = {},
): string {
  const moment = new Date(millisOf(timestamp));
  if (isDayAlone(timestamp)) return '';
  return momentsIn(locale, timeZone, false).time.format(moment);
}

/** Formats the year of a timestamp in UTC, for a time long ago: `2021`. Throws a RangeError for an invalid timestamp. */
export function formatYear(
  timestamp: string,
  { locale = DEFAULT_LOCALE }: LocaleOptions = {},
): string {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' }).format(
    millisOf(timestamp),
  );
}
