import type { FirstSheet, HistoryPage, WalletAdapter } from '../backend/walletAdapter';
import { CHAIN_LIST } from '../domain/currency/chain';
import type { CurrencyInfo } from '../domain/currency/currency';
import { CURRENCY_LIST } from '../domain/currency/currency';
import { settleFoundDoubts } from '../domain/ledger/doubt';
import type { WalletState } from '../domain/ledger/ledger';
import { isPositive } from '../domain/money/money';
import type { Log } from '../services/log';
import { asDeclared, walletFrom, withNewest, withSheet } from './readLedger';

/** The balances of a back end, and the newest page of each wallet's history, by wallet id. */
export type Reading = FirstSheet;

type Reader = Pick<WalletAdapter, 'balances' | 'history'>;

async function readPages(adapter: Reader, ids: readonly string[], signal?: AbortSignal) {
  const options = signal && { signal };
  const pages = await Promise.all(
    ids.map(async (walletId) => [walletId, await adapter.history({ walletId }, options)] as const),
  );
  return Object.fromEntries(pages) as Readonly<Record<string, HistoryPage>>;
}

/** Reads the wallets of the session, each with the newest page of its history. */
export async function readWallets(adapter: Reader, signal: AbortSignal): Promise<Reading> {
  const sheet = await adapter.balances({ signal });
  const ids = sheet.wallets.map(({ id }) => id);
  return { sheet, pages: await readPages(adapter, ids, signal) };
}

/** The currencies to show: the needed ones, then those of the back end with a price; by default those of the program. */
function currenciesOf(
  { currencies = CURRENCY_LIST, market }: Reading['sheet'],
  log: Log,
  needed: readonly CurrencyInfo[],
): readonly [CurrencyInfo, ...CurrencyInfo[]] {
  const isPriced = ({ id }: Pick<CurrencyInfo, 'id'>) =>
    // A back end may omit a price.
    (market as Partial<typeof market>)[id] !== undefined && isPositive(market[id].price);
  const missing = needed.filter((currency) => !isPriced(currency));
  if (missing.length > 0)
    throw new Error(`The back end has no price for ${missing.map(({ id }) => id).join(', ')}`);
  const others = currencies.filter(({ id }) => !needed.some((own) => own.id === id));
  const unpriced = others.filter((currency) => !isPriced(currency));
  if (unpriced.length > 0) log.warn('Currencies without a price are not shown', unpriced);
  const [first, ...rest] = [...needed, ...others.filter(isPriced)];
  if (!first) throw new Error('The back end has no price for any currency');
  return [first, ...rest];
}

/**
 * The state of the wallets after their first reading. The primary currency and the network are choices of this visit,
 * which back ends do not store.
 */
export function walletStateOf(
  { sheet, pages }: Reading,
  log: Log,
  needed: readonly CurrencyInfo[],
): WalletState {
  const [first] = sheet.wallets;
  if (!first) throw new Error('The back end has no wallet for this user');
  const currencies = currenciesOf(sheet, log, needed);
  const declared = asDeclared(currencies, sheet);
  return {
    currencies,
    chains: CHAIN_LIST,
    wallets: sheet.wallets.map((wallet) => ({
      ...walletFrom(wallet, declared),
      transactions: pages[wallet.id]?.transactions ?? [],
    })),
    activeWalletId: first.id,
    primaryCurrency: currencies[0].id,
    chainId: 'ethereum',
    market: sheet.market,
    pending: [],
    settled: [],
    older: Object.fromEntries(
      Object.entries(pages).flatMap(([id, { next }]) => (next === null ? [] : [[id, next]])),
    ),
  };
}

/** Ends the doubts whose records are in the pages. */
const withoutFound = (before: WalletState, pages: Reading['pages']) =>
  Object.entries(pages).reduce(
    (state, [id, page]) => settleFoundDoubts(state, id, page.transactions),
    before,
  );

/**
 * Reads the wallets again. If a page lacks the record of an order in doubt, the balances were read before the order was
 * booked, and its hold stays. If the page has the record, the balances are read again, so that they include the order.
 */
export async function readAgain(adapter: Reader, state: WalletState): Promise<Reading> {
  const sheet = await adapter.balances();
  const pages = await readPages(
    adapter,
    state.wallets.map(({ id }) => id),
  );
  const isFound = withoutFound(state, pages) !== state;
  return { sheet: isFound ? await adapter.balances() : sheet, pages };
}

/** Applies a reading. One without changes returns the same state. */
export function withReading(before: WalletState, { sheet, pages }: Reading): WalletState {
  const state = withSheet(withoutFound(before, pages), sheet);
  return Object.entries(pages).reduce((now, [id, page]) => withNewest(now, id, page), state);
}
