import type { Decimal } from '../money/money';
import type { AddressNetwork } from '../recipients/networks';
import type { IdOf, Register } from './register';

/** The ids of Florin's default currencies. */
export type DefaultCurrencyId = keyof typeof CURRENCIES;

/**
 * The id of a currency. If an app augments `Register`, this is the union of the app's ids; otherwise it is
 * `DefaultCurrencyId`.
 */
export type CurrencyId = Register extends { readonly currencies: infer List }
  ? IdOf<List>
  : DefaultCurrencyId;

/** The kind of a currency: the money of a country (`fiat`) or of a blockchain network (`crypto`). */
export type CurrencyType = 'fiat' | 'crypto';

/** The constant properties of a currency. They are plain data, so a server can send them to a page. */
export interface CurrencyInfo<Id extends string = CurrencyId> {
  readonly id: Id;
  readonly name: string;
  /** The code that is shown to the user: `USD`, `BTC`. */
  readonly symbol: string;
  readonly type: CurrencyType;
  /** The number of decimals of an amount that can be sent: 2 for dollars, 8 for bitcoin. */
  readonly decimals: number;
  /** The currency's symbol, one or two characters, such as `$`. Users may type it before or after a number. */
  readonly icon: string;
  /** The ISO 4217 code. If it is set, `Intl` formats the amounts as money of the reader's locale. */
  readonly iso?: string;
  /** The number of decimals of a balance in a list, which is rounded half up. Default: `decimals`, but at most 4. */
  readonly listDecimals?: number;
  /** The number of decimals of the amount that the user receives in an exchange. Default: `decimals`. */
  readonly exchangeDecimals?: number;
  /**
   * The SVG path of the currency's icon, a line drawing on a grid of 24 × 24. By default, the icon shows the
   * characters of `icon`.
   */
  readonly sign?: string;
  /**
   * The template of a payment link, such as `bitcoin:{address}?amount={amount}`.
   *
   * - `{address}` is the recipient's address.
   * - `{amount}` is the amount, and `{units}` is the amount in the smallest unit, such as satoshi or wei.
   * - Without a template, a QR code contains only the address.
   */
  readonly paymentLink?: string;
  /**
   * The network of the currency's addresses. An app that adds its own kinds of recipients may use another name, such as
   * `solana`. If it is absent, money in this currency is received at an email address.
   */
  readonly network?: AddressNetwork | (string & {});
}

/** A currency's market price. All wallets use the same prices. */
export interface Quote {
  /** The price of one unit in the app's unit of account, by default US dollars. Always above zero. */
  readonly price: Decimal;
  /** The change of the price over 24 hours, in percent. Undefined if unknown. */
  readonly change24h?: Decimal | undefined;
}

/** The quotes of the currencies whose price is known. */
export type Market = Readonly<Partial<Record<CurrencyId, Quote>>>;

/**
 * Amounts by currency. A missing amount is zero, except in a back end's response, where a missing amount is unknown.
 */
export type Balances = Readonly<Partial<Record<CurrencyId, Decimal>>>;

/** An amount whose text is missing or invalid. It is shown with a question mark, and no sum includes it. */
export interface UnknownAmount {
  /** The received text. Empty if the balance is missing in the response. */
  readonly written: string;
}

/** The unknown amount for a balance that is missing in the response. */
export const UNKNOWN_AMOUNT: UnknownAmount = { written: '' };

/** A currency in a wallet: its constant properties, its balance, and its price if known. */
export interface Currency extends CurrencyInfo, Omit<Quote, 'price'> {
  /** The price of one unit, in the app's unit of account. Undefined if the price is unknown. */
  readonly price?: Decimal | undefined;
  readonly balance: Decimal;
  /** The received text of the balance if it is unreadable. `balance` is then `'0'`. */
  readonly unknownBalance?: UnknownAmount | undefined;
}

/** The value of `exchangeDecimals` for all default currencies. */
const CONVERTED = 6;

const FIAT = { type: 'fiat', decimals: 2, exchangeDecimals: CONVERTED } as const;
const CRYPTO = { type: 'crypto', exchangeDecimals: CONVERTED } as const;

/** Florin's default currencies. Each has a `sign`, because few fonts contain all symbols. */
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
    // The format of BIP 21.
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
    // The format of EIP-681, with the amount in wei. `@1` is the chain id of Ethereum's mainnet.
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
    // The format of CIP-13.
    paymentLink: 'web+cardano:{address}?amount={amount}',
    network: 'cardano',
    ...CRYPTO,
  },
} as const satisfies Readonly<Record<string, CurrencyInfo<string> & { readonly sign: string }>>;

/** The currencies of `CURRENCIES` as a list, in the order in which lists show them. */
export const CURRENCY_LIST: readonly CurrencyInfo[] = Object.values(CURRENCIES);

/** Returns the number of decimals of the amount that the user receives in an exchange. */
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
 * Returns the currency with a symbol. If no currency has the symbol, for example because the back end is newer than the
 * app, returns a currency with the symbol as its name. Its amounts are not rounded.
 */
export function currencyBySymbol(
  currencies: readonly CurrencyInfo[],
  symbol: string,
): CurrencyInfo<string> {
  const known = currencies.find((candidate) => candidate.symbol === symbol);
  return known ?? { id: symbol, name: symbol, symbol, icon: symbol, type: 'crypto', decimals: 100 };
}

/** Returns an object with a value for every currency, by the currency's id. */
export function forEachCurrency<Id extends string, Value>(
  currencies: readonly CurrencyInfo<Id>[],
  make: (id: Id) => Value,
): Readonly<Record<Id, Value>> {
  const entries = currencies.map(({ id }) => [id, make(id)] as const);
  return Object.fromEntries(entries) as Record<Id, Value>;
}
