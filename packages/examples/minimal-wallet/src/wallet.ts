import type { Market } from 'florin/domain/currency';
import type { WalletRecord } from 'florin/domain/wallet';

/** The price of one unit in US dollars, and its change within a day in percent. */
export const MARKET: Market = {
  usd: { price: '1', change24h: '0' },
  eur: { price: '1.08', change24h: '0.12' },
  gbp: { price: '1.25', change24h: '-0.08' },
  btc: { price: '43250', change24h: '2.45' },
  eth: { price: '2580', change24h: '-1.23' },
  ada: { price: '0.45', change24h: '3.67' },
};

/** The initial wallet. Amounts are decimal text, never numbers. */
export const WALLET: WalletRecord = {
  id: 'travel',
  name: 'Travel',
  type: 'personal',
  color: 'tide',
  createdAt: '2026-01-02T08:00:00.000Z',
  balances: {
    usd: '2847.32',
    eur: '1250.75',
    gbp: '890.45',
    btc: '0.15423',
    eth: '2.8934',
    ada: '1250.5',
  },
  transactions: [
    {
      id: 'coffee',
      type: 'purchase',
      amount: '4.2',
      currency: 'EUR',
      timestamp: '2026-03-14T08:15:00.000Z',
      status: 'completed',
      description: 'Coffee at the station',
    },
  ],
};
