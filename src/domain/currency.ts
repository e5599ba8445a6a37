import type { Decimal } from './money';

/** The ids of the currencies, in their order. */
export const CURRENCY_IDS = ['usd', 'eur', 'gbp', 'btc', 'eth', 'ada'] as const;

/** Names a currency in state, forms and tables. */
export type CurrencyId = (typeof CURRENCY_IDS)[number];

/** The code that people read: `USD` (ISO 4217), `BTC`. */
export type CurrencySymbol = Uppercase<CurrencyId>;

/** Money of a state, or of a network. */
export type CurrencyType = 'fiat' | 'crypto';

/** The constants of a currency. */
export interface CurrencyInfo {
  readonly id: CurrencyId;
  readonly name: string;
  readonly symbol: CurrencySymbol;
  readonly type: CurrencyType;
  /** Decimals of the smallest unit that can be sent: a cent, a satoshi, a wei, a lovelace. */
  readonly decimals: number;
  /** One or two characters that stand for the currency in a badge. */
  readonly icon: string;
}

/** A currency's price on the market. One market serves every wallet. */
export interface Quote {
  /** US dollars for one unit; always above zero. */
  readonly price: Decimal;
  /** Change over 24 hours, in percent. */
  readonly change24h: Decimal;
}

/** A quote for every currency. */
export type Market = Readonly<Record<CurrencyId, Quote>>;

/** An amount of every currency. */
export type Balances = Readonly<Record<CurrencyId, Decimal>>;

/** A currency as a wallet shows it: its constants, its balance, its price. */
export interface Currency extends CurrencyInfo, Quote {
  readonly balance: Decimal;
}

/** Decimals of a converted amount, whatever the currency. */
export const CONVERTED_DECIMALS = 6;

/** The six currencies, in the order in which they are listed everywhere. */
export const CURRENCIES: Readonly<Record<CurrencyId, CurrencyInfo>> = {
  usd: { id: 'usd', name: 'US Dollar', symbol: 'USD', type: 'fiat', decimals: 2, icon: '$' },
  eur: { id: 'eur', name: 'Euro', symbol: 'EUR', type: 'fiat', decimals: 2, icon: '€' },
  gbp: { id: 'gbp', name: 'British Pound', symbol: 'GBP', type: 'fiat', decimals: 2, icon: '£' },
  btc: { id: 'btc', name: 'Bitcoin', symbol: 'BTC', type: 'crypto', decimals: 8, icon: '₿' },
  eth: { id: 'eth', name: 'Ethereum', symbol: 'ETH', type: 'crypto', decimals: 18, icon: 'Ξ' },
  ada: { id: 'ada', name: 'Cardano', symbol: 'ADA', type: 'crypto', decimals: 6, icon: '₳' },
};

/** The same six as a list. */
export const CURRENCY_LIST: readonly CurrencyInfo[] = CURRENCY_IDS.map((id) => CURRENCIES[id]);

/** The currencies whose prices move. */
export const CRYPTO_CURRENCIES = CURRENCY_LIST.filter(({ type }) => type === 'crypto');

/** The currency of a symbol; throws for a symbol that no currency has. */
export function currencyBySymbol(symbol: CurrencySymbol): CurrencyInfo {
  const currency = CURRENCY_LIST.find((candidate) => candidate.symbol === symbol);
  if (!currency) throw new Error(`No currency has the symbol ${symbol}`);
  return currency;
}

/** Builds a record with an entry for every currency. */
export function forEachCurrency<Value>(
  make: (id: CurrencyId) => Value,
): Readonly<Record<CurrencyId, Value>> {
  return {
    usd: make('usd'),
    eur: make('eur'),
    gbp: make('gbp'),
    btc: make('btc'),
    eth: make('eth'),
    ada: make('ada'),
  };
}
