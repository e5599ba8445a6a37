import type { CurrencyId, DefaultCurrencyId, Market } from '../currency/currency';
import { CURRENCIES } from '../currency/currency';
import type { Decimal } from '../money/money';
import { divide } from '../money/money';
import type { Rate } from './rates';

/** The fixed rates by pair, `from-to`. Other pairs have no quoted rate. */
const QUOTED: Readonly<Partial<Record<`${DefaultCurrencyId}-${DefaultCurrencyId}`, Decimal>>> = {
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

/** The rate of a pair without a quote. The interface marks this rate as a placeholder. */
const PLACEHOLDER: Decimal = '1';

/** The rate of a pair of the six currencies. */
export function sampleRate(from: DefaultCurrencyId, to: DefaultCurrencyId): Rate {
  const rate = QUOTED[`${from}-${to}`];
  return rate === undefined ? { rate: PLACEHOLDER, quoted: false } : { rate, quoted: true };
}

/** The number of decimals of a rate that is calculated from two prices. */
const RATE_DECIMALS = 12;

const isDefault = (id: string): id is DefaultCurrencyId => Object.hasOwn(CURRENCIES, id);

/**
 * The rate of any pair in the simulated back end: the sample rate, or the quotient of the prices if the app has added
 * one of the currencies.
 */
export function simulatedRate(from: CurrencyId, to: CurrencyId, market: Market): Rate {
  if (isDefault(from) && isDefault(to)) return sampleRate(from, to);
  return { rate: divide(market[from].price, market[to].price, RATE_DECIMALS), quoted: true };
}
