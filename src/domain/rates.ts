import type { CurrencyId } from './currency';
import { CONVERTED_DECIMALS } from './currency';
import type { Decimal } from './money';
import { multiply, round } from './money';

/** The fixed table, `from-to`. Pairs that are not in it have no quoted rate. */
const QUOTED: Readonly<Partial<Record<`${CurrencyId}-${CurrencyId}`, Decimal>>> = {
  'usd-eur': '0.92',
  'eur-usd': '1.08',
  'usd-gbp': '0.79',
  'gbp-usd': '1.27',
  'usd-btc': '0.000023',
  'btc-usd': '43250',
  'usd-eth': '0.00039',
  'eth-usd': '2580',
  'usd-ada': '2.22',
  'ada-usd': '0.45',
};

/** The rate of a pair without a quote; the interface says openly that it is a placeholder. */
const PLACEHOLDER: Decimal = '1';

/** The rate of one unit of a currency in another. */
export interface Rate {
  readonly rate: Decimal;
  /** False when the table has no such pair and the rate is a placeholder. */
  readonly quoted: boolean;
}

/** The rate of a pair. */
export function rateFor(from: CurrencyId, to: CurrencyId): Rate {
  const rate = QUOTED[`${from}-${to}`];
  return rate === undefined ? { rate: PLACEHOLDER, quoted: false } : { rate, quoted: true };
}

/** An amount converted to another currency, rounded half up to six decimals: exactly the amount credited. */
export function convert(amount: Decimal, from: CurrencyId, to: CurrencyId): Decimal {
  return round(multiply(amount, rateFor(from, to).rate), CONVERTED_DECIMALS);
}
