import type { WalletState } from '../../domain/ledger/ledger';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import type { WalletRecord } from '../../domain/ledger/wallet';
import { courseFrom } from '../../domain/prices/marketCourse';
import { simulatedRate } from '../../domain/prices/sampleRates';
import {
  CURRENCY_LIST,
  forEachCurrency,
  type CurrencyId,
  type CurrencyInfo,
} from '../../domain/currency/currency';
import { receivingAddress } from '../../domain/demo/sampleCurrencies';
import { AdapterError } from '../adapterError';
import type {
  BalanceSheet,
  FirstSheet,
  HistoryPage,
  HistoryQuery,
  StepAbility,
  WalletAdapter,
} from '../walletAdapter';
import { summaryOf } from './orderDesk';
import { createSimulatedBook, type PriceRecord, type SimulatedBook } from './simulatedBook';
import { createPriceSteps, createSimulatedPrices } from './simulatedPrices';
import {
  createSimulatedSession,
  type SimulatedOptions,
  type SimulatedSession,
} from './simulatedSession';

export type { PriceRecord } from './simulatedBook';

/** The options of `createSimulatedAdapter`. */
export interface SimulatedAdapterOptions extends SimulatedOptions {
  /** The initial wallets. Default: the sample wallets. */
  readonly wallets?: WalletState;
  /** The ledger. Adapters with the same ledger are connections to the same back end. Default: a new ledger. */
  readonly book?: SimulatedBook;
  /** The time of the first price, in milliseconds since 1970. Default: now. */
  readonly began?: number;
  /** The record of past prices. Default: the record of the ledger. */
  readonly record?: PriceRecord;
}

/** The default and the maximum number of records in a page. */
const LINES = { usual: 50, most: 200 };

const PAYMENT_MS = 2_000;

function walletIn(wallets: readonly WalletRecord[], walletId: string): WalletRecord {
  const wallet = wallets.find(({ id }) => id === walletId);
  if (!wallet) throw new AdapterError('bad-request', 'There is no such wallet');
  return wallet;
}

function currencyIn(currencies: readonly CurrencyInfo[], id: CurrencyId): CurrencyInfo {
  const currency = currencies.find((candidate) => candidate.id === id);
  if (!currency) throw new AdapterError('bad-request', 'There is no such currency');
  return currency;
}

/** Returns the requested page of a history. Throws if the query is invalid. */
function pageOf(
  wallets: readonly WalletRecord[],
  { walletId, cursor, limit = LINES.usual }: HistoryQuery,
): HistoryPage {
  const { transactions } = walletIn(wallets, walletId);
  if (!Number.isInteger(limit) || limit < 1 || limit > LINES.most)
    throw new AdapterError('bad-request', `A page has 1 to ${LINES.most} lines`);
  // The cursor is the id of the last record of the previous page. New records are added only at the start, so the
  // records after the cursor remain the same.
  const last = transactions.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && last < 0)
    throw new AdapterError('bad-request', 'No page has this cursor');
  const page = transactions.slice(last + 1, last + 1 + limit);
  const isLast = last + 1 + limit >= transactions.length;
  return { transactions: page, next: isLast ? null : (page.at(-1)?.id ?? null) };
}

/** The simulated back end's methods for wallets and prices. */
export type SimulatedWallets = Required<
  Omit<
    WalletAdapter,
    | 'user'
    | 'signIn'
    | 'signUp'
    | 'signInWithBiometrics'
    | 'signOut'
    | 'subscribeChanges'
    // `createSimulatedSteps` adds these abilities.
    | StepAbility
  >
>;

/** Creates the ledger of a simulated back end in memory. Default: with the sample wallets. */
export const createMemoryBook = ({
  clock,
  began = clock.now(),
  wallets = sampleWorld(began),
}: Pick<SimulatedAdapterOptions, 'clock' | 'began' | 'wallets'>): SimulatedBook =>
  createSimulatedBook(wallets, clock);

/** Creates the simulated back end's methods for wallets and prices. The ledger is in memory. */
export function createSimulatedWallets(
  session: Pick<SimulatedSession, 'isOpen' | 'take' | 'within'>,
  {
    clock,
    random,
    began = clock.now(),
    wallets,
    book: shared,
    record: kept,
  }: SimulatedAdapterOptions,
): SimulatedWallets {
  const book = shared ?? createMemoryBook({ clock, began, ...(wallets && { wallets }) });
  const { take, within } = session;
  const priceSteps = createPriceSteps(clock, random, began);
  const record = kept ?? book.record;
  record.course ??= courseFrom({ at: clock.now(), market: book.state.market });
  const { opening } = record.course;
  const subscribe = createSimulatedPrices(book, priceSteps, clock, record);

  function sheet(): BalanceSheet {
    const { currencies, market } = book.state;
    const summaries = book.state.wallets.map((wallet) => summaryOf(book.state, wallet));
    return { wallets: summaries, currencies, market, at: new Date(clock.now()).toISOString() };
  }

  function firstSheet(): FirstSheet | null {
    if (!session.isOpen()) return null;
    const pages = book.state.wallets.map(
      // The first page contains the whole history, because it is in memory.
      ({ id, transactions }) => [id, { transactions, next: null }] as const,
    );
    return { sheet: sheet(), pages: Object.fromEntries(pages) };
  }

  return {
    firstSheet,
    rateOf: (from, to) => simulatedRate(from, to, book.state.market),
    balances: (options = {}) => within(options, sheet),
    history: (query, options = {}) => within(options, () => pageOf(book.state.wallets, query)),
    transaction: ({ walletId, id }, options = {}) =>
      within(options, () => {
        const { transactions } = walletIn(book.state.wallets, walletId);
        return transactions.find((line) => line.id === id) ?? null;
      }),
    createWallet: (wallet, options) => within(options, () => book.create(wallet, options)),
    receiveAddresses: (walletId, options = {}) =>
      within(options, () => {
        walletIn(book.state.wallets, walletId);
        const shown = CURRENCY_LIST.filter(({ id }) =>
          book.state.currencies.some((currency) => currency.id === id),
        );
        return forEachCurrency(shown, receivingAddress);
      }),
    priceHistory: (currency, options = {}) =>
      within(options, async () => {
        const { priceSeries, withMoments } = await import('../../domain/prices/priceHistory');
        const { type } = currencyIn(book.state.currencies, currency);
        const [unit] = book.state.currencies;
        const swing = currency === unit?.id ? 'none' : type;
        const quote = opening.market[currency];
        if (!quote) return [];
        const past = priceSeries({ seed: currency, price: quote.price, swing }, opening.at);
        const { past: shown = [], quarter = [opening] } = record.course ?? {};
        return withMoments(past, [...shown, ...quarter], currency);
      }),
    quote: (request, options = {}) =>
      within(options, () => {
        walletIn(book.state.wallets, request.walletId);
        for (const id of [request.from, request.to]) currencyIn(book.state.currencies, id);
        return book.quote(request);
      }),
    send: ({ walletId, ...order }, options) =>
      within(options, () =>
        book.take(walletId, { kind: 'send', ...order }, options, () => take(PAYMENT_MS)),
      ),
    exchange: ({ walletId, ...order }, options) =>
      within(options, () =>
        book.take(walletId, { kind: 'exchange', ...order }, options, () => take(PAYMENT_MS)),
      ),
    subscribePrices: ({ onPrices, ...listener }) =>
      subscribe({
        ...listener,
        onPrices(update) {
          if (session.isOpen()) onPrices(update);
        },
      }),
  };
}

/**
 * Creates a simulated back end in memory. It has a demo user, sample wallets, the specified delays, and prices that
 * change every five seconds. It is deterministic if clock and randomness are deterministic.
 */
export function createSimulatedAdapter(options: SimulatedAdapterOptions): WalletAdapter {
  const session = createSimulatedSession(options);
  const { isOpen, take, within, ...ways } = session;
  return { ...ways, ...createSimulatedWallets({ isOpen, take, within }, options) };
}
