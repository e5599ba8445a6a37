import type { FirstSheet, HistoryPage, WalletAdapter } from '../../adapters/walletAdapter';
import { CHAIN_LIST } from '../../domain/currency/chain';
import { CURRENCY_LIST, type CurrencyInfo } from '../../domain/currency/currency';
import { ordersInDoubt, settleFoundDoubts } from '../../domain/ledger/doubt';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { WalletState } from '../../domain/ledger/ledger';
import type { Log } from '../../services/log';
import {
  asDeclared,
  walletFrom,
  withFoundWallet,
  withNewest,
  withPrices,
  withSheet,
} from './mergeReading';

/** The result of reading the back end: the balances, and the newest page of each history that was read. */
export interface Reading extends FirstSheet {
  /** Pending records that are older than the newest page, and were read again by their ids. */
  readonly older?: readonly HistoryRecord[];
}

type Reader = Pick<WalletAdapter, 'balances' | 'history' | 'transaction'>;

/** The maximum number of older pending records that are read again for each wallet. */
const OLDER = 20;

/** Reads the newest history page of each wallet. */
export async function readPages(adapter: Reader, ids: readonly string[], signal?: AbortSignal) {
  const options = signal && { signal };
  const pages = await Promise.all(
    ids.map(async (walletId) => [walletId, await adapter.history({ walletId }, options)] as const),
  );
  return Object.fromEntries(pages) as Readonly<Record<string, HistoryPage>>;
}

/**
 * Reads the balances, and the newest history page of the first wallet. The other histories are read when the user
 * switches to their wallets.
 */
export async function readWallets(adapter: Reader, signal: AbortSignal): Promise<Reading> {
  const sheet = await adapter.balances({ signal });
  const ids = sheet.wallets.slice(0, 1).map(({ id }) => id);
  return { sheet, pages: await readPages(adapter, ids, signal) };
}

/**
 * Returns the currencies to show: first the currencies that the app needs, then the other currencies of the back end.
 * If the back end lists no currencies, these are Florin's currencies with a price or a balance.
 */
function currenciesOf(
  { currencies, market, wallets }: Reading['sheet'],
  needed: readonly CurrencyInfo[],
): readonly [CurrencyInfo, ...CurrencyInfo[]] {
  const listed =
    currencies ??
    CURRENCY_LIST.filter(
      ({ id }) => market[id] || wallets.some(({ balances }) => balances[id] !== undefined),
    );
  const others = listed.filter(({ id }) => !needed.some((own) => own.id === id));
  const [first, ...rest] = [...needed, ...others];
  if (!first) throw new Error('The back end has no currency');
  return [first, ...rest];
}

/**
 * Returns the initial state of the wallets. The primary currency and the network have default values, because back ends
 * do not store them.
 */
export function walletStateOf(
  { sheet, pages }: Reading,
  log: Log,
  needed: readonly CurrencyInfo[],
): WalletState {
  const [first] = sheet.wallets;
  if (!first) throw new Error('The back end has no wallet for this user');
  const currencies = currenciesOf(sheet, needed);
  const unpriced = currencies.filter(({ id }) => !sheet.market[id]);
  if (unpriced.length > 0) log.warn('Currencies without a price', unpriced);
  const declared = asDeclared(currencies, sheet);
  const state: WalletState = {
    currencies,
    chains: CHAIN_LIST,
    wallets: sheet.wallets.map((wallet) => ({
      ...walletFrom(wallet, declared),
      transactions: pages[wallet.id]?.transactions ?? [],
    })),
    activeWalletId: first.id,
    primaryCurrency: currencies[0].id,
    chainId: 'ethereum',
    market: {},
    pending: [],
    settled: [],
    older: Object.fromEntries(
      sheet.wallets.flatMap(({ id }) => {
        const next = pages[id] ? pages[id].next : null;
        return pages[id] && next === null ? [] : [[id, next]];
      }),
    ),
  };
  return withPrices(state, sheet.market);
}

/** Reads the pending records that are older than the newest page again, because their status may have changed. */
async function readOlder(adapter: Reader, { wallets }: WalletState, pages: Reading['pages']) {
  const read = wallets.filter(({ id }) => pages[id] !== undefined);
  const older = read.flatMap(({ id: walletId, transactions }) => {
    const newest = new Set(pages[walletId]?.transactions.map(({ id }) => id));
    return transactions
      .filter(({ id, status }) => status === 'pending' && !newest.has(id))
      .slice(0, OLDER)
      .map(async ({ id }) => adapter.transaction?.({ walletId, id }));
  });
  return (await Promise.all(older)).flatMap((record) => record ?? []);
}

/**
 * Settles the orders in doubt (their results are unknown) whose records are in the pages: the back end has executed
 * them.
 */
const withoutFound = (before: WalletState, pages: Reading['pages']) =>
  Object.entries(pages).reduce(
    (state, [id, page]) => settleFoundDoubts(state, id, page.transactions),
    before,
  );

/**
 * Returns the ids of the wallets whose histories are read again: the active wallet, and wallets with an order in doubt
 * (its result is unknown).
 */
function followedIds({ activeWalletId, pending }: WalletState): ReadonlySet<string> {
  return new Set([activeWalletId, ...ordersInDoubt(pending).map(({ walletId }) => walletId)]);
}

/**
 * Reads the balances, the newest pages of some histories, and older pending records. If a page has the record of an
 * order in doubt (its result was unknown), reads the balances a second time.
 */
export async function readAgain(adapter: Reader, state: WalletState): Promise<Reading> {
  const sheet = await adapter.balances();
  const followed = followedIds(state);
  const ids = sheet.wallets.map(({ id }) => id).filter((id) => followed.has(id));
  const pages = await readPages(adapter, ids);
  const older = await readOlder(adapter, state, pages);
  return withFound(adapter, state, { sheet, pages, older });
}

/**
 * If a page has the record of an order in doubt (its result was unknown), reads the balances again, because the first
 * balances may not include the order. Otherwise returns the same reading.
 */
export async function withFound(
  adapter: Reader,
  state: WalletState,
  reading: Reading,
  signal?: AbortSignal,
): Promise<Reading> {
  if (withoutFound(state, reading.pages) === state) return reading;
  return { ...reading, sheet: await adapter.balances(signal && { signal }) };
}

/** Merges a reading into the state, and adds new wallets. Returns the same object if nothing changes. */
export function withReading(before: WalletState, { sheet, pages, older }: Reading): WalletState {
  const known = withSheet(withoutFound(before, pages), sheet);
  const state = sheet.wallets.reduce(withFoundWallet, known);
  return Object.entries(pages).reduce((now, [id, page]) => withNewest(now, id, page, older), state);
}
