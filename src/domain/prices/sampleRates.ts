import type { DefaultCurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';
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
