import type { DefaultCurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';
import { DEMO_CREDENTIALS } from './demoAccount';

interface SampleCurrency {
  /** The balance of the personal wallet. */
  readonly balance: Decimal;
  /** The initial price in US dollars. `change24h` is the price's change over the previous 24 hours, in percent. */
  readonly price: Decimal;
  readonly change24h: Decimal;
  /** The fixed exchange rates from and to US dollars. Null if exchanges with dollars have no quoted rate. */
  readonly rates: Readonly<Record<'fromUsd' | 'toUsd', Decimal>> | null;
  readonly address: string;
}

/**
 * The sample data of each default currency. The crypto addresses are the published examples of BIP 173, EIP-55 and
 * CIP-19, so their checksums are valid and no real wallet has them.
 */
export const SAMPLE_CURRENCIES = {
  usd: {
    balance: '2847.32',
    price: '1',
    change24h: '0',
    rates: null,
    address: DEMO_CREDENTIALS.email,
  },
  eur: {
    balance: '1250.75',
    price: '1.08',
    change24h: '0.12',
    rates: { fromUsd: '0.92', toUsd: '1.08' },
    address: DEMO_CREDENTIALS.email,
  },
  gbp: {
    balance: '890.45',
    price: '1.25',
    change24h: '-0.08',
    rates: { fromUsd: '0.79', toUsd: '1.27' },
    address: DEMO_CREDENTIALS.email,
  },
  btc: {
    balance: '0.15423',
    price: '43250',
    change24h: '2.45',
    rates: { fromUsd: '0.000023', toUsd: '43250' },
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  },
  eth: {
    balance: '2.8934',
    price: '2580',
    change24h: '-1.23',
    rates: { fromUsd: '0.00039', toUsd: '2580' },
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  },
  ada: {
    balance: '1250.5',
    price: '0.45',
    change24h: '3.67',
    rates: { fromUsd: '2.22', toUsd: '0.45' },
    address:
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  },
} as const satisfies Readonly<Record<DefaultCurrencyId, SampleCurrency>>;

/** Returns the address at which the demo account receives a currency. */
export const receivingAddress = (currency: DefaultCurrencyId): string =>
  SAMPLE_CURRENCIES[currency].address;
