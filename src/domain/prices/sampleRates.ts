import {
  CURRENCIES,
  type CurrencyId,
  type DefaultCurrencyId,
  type Market,
} from '../currency/currency';
import { SAMPLE_CURRENCIES } from '../demo/sampleCurrencies';
import { divide, type Decimal } from '../money/money';
import type { Rate } from './rates';

/** The rate of two currencies without a quote. The user interface marks it as a placeholder. */
const PLACEHOLDER: Decimal = '1';

export function sampleRate(from: DefaultCurrencyId, to: DefaultCurrencyId): Rate {
  const rate =
    from === 'usd'
      ? SAMPLE_CURRENCIES[to].rates?.fromUsd
      : to === 'usd'
        ? SAMPLE_CURRENCIES[from].rates?.toUsd
        : undefined;
  return rate === undefined ? { rate: PLACEHOLDER, quoted: false } : { rate, quoted: true };
}

/** The number of decimals of a rate that is calculated from two prices. */
const RATE_DECIMALS = 12;

const isDefault = (id: string): id is DefaultCurrencyId => Object.hasOwn(CURRENCIES, id);

/**
 * Returns the exchange rate of the simulated back end. For two default currencies, it is the sample rate. If the app
 * has added one of the currencies, it is the quotient of their prices, or null if one of the prices is unknown.
 */
export function simulatedRate(from: CurrencyId, to: CurrencyId, market: Market): Rate | null {
  if (isDefault(from) && isDefault(to)) return sampleRate(from, to);
  const [sold, bought] = [market[from], market[to]];
  return sold && bought
    ? { rate: divide(sold.price, bought.price, RATE_DECIMALS), quoted: true }
    : null;
}
