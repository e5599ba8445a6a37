import type { Decimal } from '../money/money';
import type { AddressNetwork } from '../recipients/networks';
import type { IdOf, Register } from './register';

/** The ids of the default currencies. */
export type DefaultCurrencyId = keyof typeof CURRENCIES;

/** The id of a currency: one of the currencies in `Register`, or by default one of Florin's. */
export type CurrencyId = Register extends { readonly currencies: infer List }
  ? IdOf<List>
  : DefaultCurrencyId;

/** Money of a country, or of a blockchain network. */
export type CurrencyType = 'fiat' | 'crypto';

/** The constants of a currency. They are plain data, so that a server can pass them to a page. */
export interface CurrencyInfo<Id extends string = CurrencyId> {
  readonly id: Id;
  readonly name: string;
  /** The code that people read: `USD`, `BTC`. */
  readonly symbol: string;
  readonly type: CurrencyType;
  /** The number of decimals of the smallest unit that can be sent: a cent, a satoshi, a wei, a lovelace. */
  readonly decimals: number;
  /** The sign of the currency, one or two characters. Users may type it in front of a number. */
  readonly icon: string;
  /** The ISO 4217 code. If it is set, amounts are formatted as money of the reader's locale. */
  readonly iso?: string;
  /** The number of decimals of a balance in a list, rounded half up. Default: `decimals`, at most 4. */
  readonly listDecimals?: number;
  /** The number of decimals of an amount that an exchange credits. Default: `decimals`. */
  readonly exchangeDecimals?: number;
  /**
   * The SVG path of the sign on the currency's coin, drawn as a line on a grid of 24 × 24. Default: the coin shows
   * `icon`.
   */
  readonly sign?: string;
  /**
   * The template of a payment link, in the scheme of the currency's standard. It contains `{address}`, and `{amount}`
   * or, in the smallest unit, `{units}`: `bitcoin:{address}?amount={amount}`. If it is absent, a QR code contains only
   * the address.
   */
  readonly paymentLink?: string;
  /**
   * The network of the currency's addresses. An app that adds a kind of recipient may use the name of another network,
   * such as `solana`. If it is absent, the currency is received at an email address.
   */
  readonly network?: AddressNetwork | (string & {});
}

/** A currency's price on the market. All wallets have the same market. */
export interface Quote {
  /** The price of one unit in the unit of account; always above zero. */
  readonly price: Decimal;
  /** Change over 24 hours, in percent; undefined if it is unknown. */
  readonly change24h?: Decimal | undefined;
}

/** The quotes of the currencies whose price is known. */
export type Market = Readonly<Partial<Record<CurrencyId, Quote>>>;

/** Amounts by currency. A missing amount is zero, except in the response of a back end: there it is unknown. */
export type Balances = Readonly<Partial<Record<CurrencyId, Decimal>>>;

/** An unreadable amount, as it was written. It is shown with a question mark, and no sum includes it. */
export interface UnknownAmount {
  /** The text of the amount; empty if the amount is missing. */
  readonly written: string;
}

/** An unknown amount without a text. */
export const UNKNOWN_AMOUNT: UnknownAmount = { written: '' };

/** A currency of a wallet: its constants, its balance, and its price if that is known. */
export interface Currency extends CurrencyInfo, Omit<Quote, 'price'> {
  /** The price of one unit in the unit of account; undefined if it is unknown. */
  readonly price?: Decimal | undefined;
  readonly balance: Decimal;
  /** The balance as it was written, if it is unreadable; `balance` is then `'0'`. */
  readonly unknownBalance?: UnknownAmount | undefined;
}

/** The number of decimals of an amount that an exchange credits, for every default currency. */
const CONVERTED = 6;

const FIAT = { type: 'fiat', decimals: 2, exchangeDecimals: CONVERTED } as const;
const CRYPTO = { type: 'crypto', exchangeDecimals: CONVERTED } as const;

/** The default currencies. Each has a `sign`, because few fonts contain the signs of all. */
export const CURRENCIES = {
  usd: {
    id: 'usd',
    name: 'US Dollar',
    symbol: 'USD',
    iso: 'USD',
    icon: '$',
    sign: 'M15.5 8.5c-.6-1.4-1.9-2-3.5-2-2 0-3.5 1-3.5 2.7 0 3.8 7 1.8 7 5.6 0 1.7-1.6 2.7-3.5 2.7-1.700 0-3.100-.7-3.600-2.200M12 4.500v15',
    ...FIAT,
  },
  eur: {
    id: 'eur',
    name: 'Euro',
    symbol: 'EUR',
    iso: 'EUR',
    icon: '€',
    sign: 'M16.500 7.300A6 6 0 1 0 16.500 16.700M5 10.500h8M5 13.500h8',
    ...FIAT,
  },
  gbp: {
    id: 'gbp',
    name: 'British Pound',
    symbol: 'GBP',
    iso: 'GBP',
    icon: '£',
    sign: 'M15.500 8.500c-.3-1.500-1.500-2.300-3-2.300-1.900 0-3.300 1.300-3.300 3.300 0 3 1.800 5.500-1.200 8.300h8.500M6.500 12.300h6.500',
    ...FIAT,
  },
  btc: {
    id: 'btc',
    name: 'Bitcoin',
    symbol: 'BTC',
    icon: '₿',
    sign: 'M9 6.500h4.200a2.700 2.700 0 0 1 0 5.400H9h4.900a2.800 2.800 0 0 1 0 5.600H9zM10.500 4.500v2M13 4.500v2M10.500 17.500v2M13 17.500v2',
    decimals: 8,
    // BIP 21.
    paymentLink: 'bitcoin:{address}?amount={amount}',
    network: 'bitcoin',
    ...CRYPTO,
  },
  eth: {
    id: 'eth',
    name: 'Ethereum',
    symbol: 'ETH',
    icon: 'Ξ',
    sign: 'M12 3.500 6.500 12.300 12 15.500l5.500-3.200zM6.500 14.300 12 20.500l5.500-6.200L12 17.500z',
    decimals: 18,
    // EIP-681 counts in wei; chain 1 is Ethereum's mainnet.
    paymentLink: 'ethereum:{address}@1?value={units}',
    network: 'ethereum',
    ...CRYPTO,
  },
  ada: {
    id: 'ada',
    name: 'Cardano',
    symbol: 'ADA',
    icon: '₳',
    sign: 'M12 4.500 6 19M12 4.500 18 19M6.500 11.300h11M5 14.500h14',
    decimals: 6,
    // CIP-13.
    paymentLink: 'web+cardano:{address}?amount={amount}',
    network: 'cardano',
    ...CRYPTO,
  },
} as const satisfies Readonly<Record<string, CurrencyInfo<string> & { readonly sign: string }>>;

/** The default currencies as a list, in the order in which every list shows them. */
export const CURRENCY_LIST: readonly CurrencyInfo[] = Object.values(CURRENCIES);

/** The number of decimals of an amount that an exchange credits. */
export function exchangeDecimalsOf({
  decimals,
  exchangeDecimals,
}: Pick<CurrencyInfo<string>, 'decimals' | 'exchangeDecimals'>): number {
  return exchangeDecimals ?? decimals;
}

/** Returns the currency with an id. Throws if no currency has the id. */
export function currencyOf<Id extends string>(
  currencies: readonly CurrencyInfo<Id>[],
  id: Id,
): CurrencyInfo<Id> {
  const currency = currencies.find((candidate) => candidate.id === id);
  if (!currency)
    throw new Error(`No currency has the id ${id}: pass the app's currencies to FlorinProvider`);
  return currency;
}

/**
 * The currency with a symbol. A newer back end may send an unknown symbol. The returned currency then has the symbol as
 * its name, and all decimals of its amounts are shown.
 */
export function currencyBySymbol(
  currencies: readonly CurrencyInfo[],
  symbol: string,
): CurrencyInfo<string> {
  const known = currencies.find((candidate) => candidate.symbol === symbol);
  return known ?? { id: symbol, name: symbol, symbol, icon: symbol, type: 'crypto', decimals: 100 };
}

/** Builds a record with an entry for every currency. */
export function forEachCurrency<Id extends string, Value>(
  currencies: readonly CurrencyInfo<Id>[],
  make: (id: Id) => Value,
): Readonly<Record<Id, Value>> {
  const entries = currencies.map(({ id }) => [id, make(id)] as const);
  return Object.fromEntries(entries) as Record<Id, Value>;
}
