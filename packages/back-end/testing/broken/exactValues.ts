import type { BalanceSheet, WalletAdapter } from '#src/adapters/walletAdapter';
import type { Able, Broken } from '../failedCases';

const EVERY_DECIMAL = 'payments with every decimal of the currency are debited exactly';
const TEXT = 'balances, prices and amounts are decimal text without excess decimals';
const NAMES = 'records name their currencies by symbol, and all times are in UTC';
const QUOTE = 'a quote has decimal text, and expires at a time in UTC';
const PRICES =
  'prices arrive in order, older ones are dropped, and none arrive after unsubscribing';

/** Converts decimal text to a `number`, which a JSON response may contain. */
const asNumber = (value: string | undefined) => Number(value) as never;

const inParis = (time: string | undefined) => String(time).replace('Z', '+01:00');

const withSheet =
  (change: (sheet: BalanceSheet) => BalanceSheet) =>
  ({ balances }: Able): Partial<WalletAdapter> => ({
    balances: async (...given) => change(await balances(...given)),
  });

type Line = Awaited<ReturnType<Able['history']>>['transactions'][number];

const withRecords =
  (change: (record: Line) => Line) =>
  ({ history }: Able): Partial<WalletAdapter> => ({
    async history(...given) {
      const page = await history(...given);
      return { ...page, transactions: page.transactions.map(change) };
    },
  });

/**
 * Faulty adapters for the tests of the conformance kit. Each has a fault of this kind:
 *
 * - An amount is inexact.
 * - A record names its currency by id instead of by symbol.
 * - A time is not in UTC.
 */
export const INEXACT: readonly Broken[] = [
  [
    'with orders in whole cents by binary fractions',
    ({ send }) => ({
      send: ({ amount, ...order }, options) =>
        send({ ...order, amount: `${Math.trunc(Number(amount) * 100) / 100}` }, options),
    }),
    [EVERY_DECIMAL],
  ],
  [
    'with orders without decimals',
    ({ send }) => ({
      send: ({ amount, ...order }, options) =>
        send({ ...order, amount: `${Math.ceil(Number(amount))}` }, options),
    }),
    [EVERY_DECIMAL],
  ],
  [
    'with balances as numbers',
    withSheet((sheet) => ({
      ...sheet,
      wallets: sheet.wallets.map((wallet) => ({
        ...wallet,
        balances: { ...wallet.balances, usd: asNumber(wallet.balances.usd) },
      })),
    })),
    [TEXT],
  ],
  [
    'with balances that are sums of binary fractions',
    withSheet((sheet) => ({
      ...sheet,
      wallets: sheet.wallets.map((wallet) => ({
        ...wallet,
        balances: { ...wallet.balances, eur: `${0.1 + 0.2}` },
      })),
    })),
    [TEXT],
  ],
  [
    'with balances with an exponent',
    withSheet((sheet) => ({
      ...sheet,
      wallets: sheet.wallets.map((wallet) => ({
        ...wallet,
        balances: { ...wallet.balances, btc: '1e-7' },
      })),
    })),
    [TEXT],
  ],
  [
    'with prices as numbers',
    withSheet(({ market, ...sheet }) => ({
      ...sheet,
      market: { ...market, btc: { ...market.btc, price: asNumber(market.btc?.price ?? '1') } },
    })),
    [TEXT],
  ],
  [
    'with a history with amounts as numbers',
    withRecords((record) => ({ ...record, amount: asNumber(record.amount) })),
    [TEXT],
  ],
  [
    'with a history with fees as numbers',
    withRecords((record) => ({ ...record, fee: asNumber(record.fee ?? '0') })),
    [TEXT],
  ],
  [
    'with a history with amounts that are sums of binary fractions',
    withRecords((record) => ({ ...record, amount: `${0.1 + 0.2}` })),
    [TEXT],
  ],
  [
    'with the id of a currency in place of its symbol',
    withRecords(({ currency = '', ...record }) => ({
      ...record,
      currency: currency.toLowerCase(),
    })),
    [NAMES],
  ],
  [
    'with the id of the credited currency in place of its symbol',
    withRecords((record) => ({ ...record, receivedCurrency: 'eur' })),
    [NAMES],
  ],
  [
    'with a sheet whose time has another time zone',
    withSheet(({ at, ...sheet }) => ({ ...sheet, at: inParis(at) })),
    [NAMES],
  ],
  [
    'with records whose times have another time zone',
    withRecords((record) => ({ ...record, timestamp: inParis(record.timestamp) })),
    [NAMES],
  ],
  [
    'with records whose times have no time zone',
    withRecords((record) => ({ ...record, timestamp: String(record.timestamp).slice(0, -1) })),
    [NAMES],
  ],
  [
    'with records with a date instead of a time',
    withRecords((record) => ({
      ...record,
      timestamp: String(record.timestamp).slice(0, 10),
    })),
    [NAMES],
  ],
  [
    'with a quote that expires in another time zone',
    ({ quote }) => ({
      async quote(...given) {
        const answer = await quote(...given);
        return answer && { ...answer, expiresAt: inParis(answer.expiresAt) };
      },
    }),
    [QUOTE],
  ],
  [
    'with a quote with a number as its rate',
    ({ quote }) => ({
      async quote(...given) {
        const answer = await quote(...given);
        return answer && { ...answer, rate: asNumber(answer.rate) };
      },
    }),
    [QUOTE],
  ],
  [
    'with live prices by binary fractions',
    ({ subscribePrices }) => ({
      subscribePrices: ({ onPrices, ...listener }) =>
        subscribePrices({
          ...listener,
          onPrices({ market, at }) {
            const rounded = Object.entries(market).map(([id, quote]) => [
              id,
              { ...quote, price: `${Number(quote.price)}` },
            ]);
            onPrices({ market: Object.fromEntries(rounded), at });
          },
        }),
    }),
    [PRICES],
  ],
];
