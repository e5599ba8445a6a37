import type { CurrencyId } from './currency';
import { CURRENCIES } from './currency';
import type { Decimal } from './money';
import { decimalsOf, isNegative, round } from './money';
import { CONVERTED_DECIMALS } from './rates';

/** The language of every number and date; the interface speaks no other yet. */
export const LOCALE = 'en-US';

/** Decimals of a crypto balance on display. */
const CRYPTO_DECIMALS = 4;

const CHANGE_DECIMALS = 2;

/** More decimals than any amount has; Intl.NumberFormat refuses more in older engines. */
const MOST_DECIMALS = 20;

type Digits = Pick<
  Intl.NumberFormatOptions,
  'minimumFractionDigits' | 'maximumFractionDigits' | 'roundingMode'
>;

const fixed = (decimals: number): Digits => ({
  minimumFractionDigits: decimals,
  maximumFractionDigits: decimals,
});

const formatters = new Map<string, Intl.NumberFormat>();

/** Making an Intl.NumberFormat is slow and using it is fast, so each is made once. */
function formatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, options);
  formatters.set(key, made);
  return made;
}

/** One piece of a formatted amount, so that the fraction can be set in a quieter type. */
export interface AmountPart {
  readonly kind: 'whole' | 'fraction' | 'unit';
  readonly text: string;
}

function partsOf(value: Decimal, currency: CurrencyId, digits: Digits): AmountPart[] {
  const { symbol, type } = CURRENCIES[currency];
  const style: Intl.NumberFormatOptions =
    type === 'fiat' ? { style: 'currency', currency: symbol } : { style: 'decimal' };
  // Formatting the decimal text, not a number, keeps every digit (ECMA-402, Intl.NumberFormat v3).
  const pieces = formatter({ ...style, ...digits }).formatToParts(value);
  const point = pieces.findIndex((piece) => piece.type === 'decimal');
  const whole = pieces.slice(0, point === -1 ? undefined : point);
  const fraction = point === -1 ? [] : pieces.slice(point);
  const text = (list: Intl.NumberFormatPart[]) => list.map((piece) => piece.value).join('');
  return [
    { kind: 'whole', text: text(whole) },
    ...(fraction.length > 0 ? [{ kind: 'fraction' as const, text: text(fraction) }] : []),
    ...(type === 'crypto' ? [{ kind: 'unit' as const, text: ` ${symbol}` }] : []),
  ];
}

/** How much of an amount is shown. */
export type Precision =
  /** Fiat with 2 decimals, crypto with 4, rounded half up: balances and list amounts. */
  | 'display'
  /** All decimals it has, fiat at least 2: what is sent and received. */
  | 'exact'
  /** Whole units: wallet totals. */
  | 'whole'
  /** As many decimals as can be sent, cut off: what is available, never more than there is. */
  | 'available';

function digitsFor(value: Decimal, currency: CurrencyId, precision: Precision): Digits {
  const { type, decimals } = CURRENCIES[currency];
  const usual = type === 'fiat' ? 2 : CRYPTO_DECIMALS;
  switch (precision) {
    case 'display':
      return fixed(usual);
    case 'exact': {
      const most = Math.min(MOST_DECIMALS, Math.max(type === 'fiat' ? 2 : 0, decimalsOf(value)));
      return { minimumFractionDigits: type === 'fiat' ? 2 : 0, maximumFractionDigits: most };
    }
    case 'whole':
      return fixed(0);
    case 'available':
      return {
        minimumFractionDigits: type === 'fiat' ? 2 : 0,
        maximumFractionDigits: decimals,
        roundingMode: 'trunc',
      };
  }
}

/** An amount as its pieces: whole units, fraction, and for crypto the symbol behind it. */
export function formatAmountParts(
  value: Decimal,
  currency: CurrencyId,
  precision: Precision = 'display',
): readonly AmountPart[] {
  return partsOf(value, currency, digitsFor(value, currency, precision));
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
  return `${formatter(fixed(CONVERTED_DECIMALS)).format(value)} ${CURRENCIES[currency].symbol}`;
}

/** A rate, with all decimals it has: `1 USD = 0.92 EUR`. */
export function formatRate(rate: Decimal, from: CurrencyId, to: CurrencyId): string {
  const exact = { minimumFractionDigits: 0, maximumFractionDigits: MOST_DECIMALS };
  return `1 ${CURRENCIES[from].symbol} = ${formatter(exact).format(rate)} ${CURRENCIES[to].symbol}`;
}

/** A change in percent, always signed, two decimals: `+2.45%`, `-1.23%`, `+0.00%`. */
export function formatChange(percent: Decimal): string {
  // The sign is that of what is shown: a change of -0.004 percent reads +0.00%, not -0.00%.
  const shown = round(percent, CHANGE_DECIMALS);
  const text = formatter(fixed(CHANGE_DECIMALS)).format(shown);
  return isNegative(shown) ? `${text}%` : `+${text}%`;
}

const moments = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment, for a list: `Nov 21, 9:41 AM`. `timestamp` is ISO 8601; the zone is the reader's. */
export function formatMoment(timestamp: string): string {
  return moments.format(new Date(timestamp));
}
