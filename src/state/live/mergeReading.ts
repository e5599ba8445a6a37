import type { BalanceSheet, HistoryPage, WalletSummary } from '../../adapters/walletAdapter';
import type { CurrencyInfo, Market } from '../../domain/currency/currency';
import type { WalletState } from '../../domain/ledger/ledger';
import { isPositive } from '../../domain/money/money';
import { separateUnknown } from '../../domain/ledger/unknownBalances';
import { withRecord } from '../../domain/ledger/settlement';
import { isUnreadable, type HistoryRecord } from '../../domain/history/transaction';
import type { WalletRecord } from '../../domain/ledger/wallet';
import { isEqual } from '../../hooks/isEqual';

/*
 * Functions that merge data of the back end into the state of the wallets. Each function returns a new state, or the
 * same object if nothing changes.
 */

function withWallet(
  state: WalletState,
  walletId: string,
  change: (wallet: WalletRecord) => WalletRecord,
): WalletState {
  const wallets = state.wallets.map((wallet) => (wallet.id === walletId ? change(wallet) : wallet));
  return { ...state, wallets };
}

/** Updates the prices. A price is ignored if its currency is unknown or it is not above zero. */
export function withPrices(state: WalletState, prices: Market): WalletState {
  const market = { ...state.market };
  let isNew = false;
  for (const { id } of state.currencies) {
    const quote = prices[id];
    const before = state.market[id];
    if (!quote || !isPositive(quote.price)) continue;
    if (quote.price === before?.price && quote.change24h === before.change24h) continue;
    market[id] = quote;
    isNew = true;
  }
  return isNew ? { ...state, market } : state;
}

/**
 * Replaces each currency by the currency with the same id in the balance sheet. Its constants may differ, such as its
 * number of decimals.
 */
export const asDeclared = (
  currencies: readonly CurrencyInfo[],
  sheet: BalanceSheet,
): readonly CurrencyInfo[] =>
  currencies.map((info) => sheet.currencies?.find(({ id }) => id === info.id) ?? info);

/**
 * Converts a wallet of the back end to a wallet of the state, without its history. Unreadable balances become
 * `unknownBalances`.
 */
export const walletFrom = <Summary extends WalletSummary>(
  summary: Summary,
  currencies: readonly CurrencyInfo[],
) => ({ ...summary, ...separateUnknown(summary.balances, currencies) });

/**
 * Replaces the balances of the known wallets. The amounts of pending orders remain reserved, because the back end's
 * balances do not include these orders. An unchanged wallet is the same object.
 */
export function withSheet(state: WalletState, sheet: BalanceSheet): WalletState {
  const currencies = asDeclared(state.currencies, sheet);
  const wallets = state.wallets.map((wallet) => {
    const summary = sheet.wallets.find(({ id }) => id === wallet.id);
    if (!summary) return wallet;
    const { transactions, ...before } = wallet;
    const after = walletFrom({ ...before, ...summary }, currencies);
    return isEqual(before, after) ? wallet : { ...after, transactions };
  });
  return wallets.every((wallet, index) => wallet === state.wallets[index])
    ? state
    : { ...state, wallets };
}

/** Adds a new wallet, whose history is empty. A known wallet is unchanged. */
export function withNewWallet(state: WalletState, summary: WalletSummary): WalletState {
  if (state.wallets.some(({ id }) => id === summary.id)) return state;
  const wallet = { ...walletFrom(summary, state.currencies), transactions: [] };
  return { ...state, wallets: [...state.wallets, wallet] };
}

/**
 * Adds a wallet that the user has created in another tab or on another device. Its history is read when the user
 * switches to the wallet.
 */
export function withFoundWallet(state: WalletState, summary: WalletSummary): WalletState {
  const added = withNewWallet(state, summary);
  return added === state ? state : { ...added, older: { ...state.older, [summary.id]: null } };
}

/** Stores the cursor of the next older page of a wallet's history. `next` is null if there is no older page. */
function withCursor(state: WalletState, walletId: string, next: string | null) {
  const { [walletId]: _before, ...others } = state.older ?? {};
  return { older: next === null ? others : { ...others, [walletId]: next } };
}

/**
 * Adds an older page to the end of a wallet's history. Nothing changes if the page was already added. `cursor` is the
 * cursor with which the page was requested: null for the newest page of a history without a loaded page.
 */
export function withOlder(
  state: WalletState,
  walletId: string,
  cursor: string | null,
  { transactions, next }: HistoryPage,
): WalletState {
  if (state.older?.[walletId] !== cursor) return state;
  const changed = withWallet(state, walletId, (wallet) => {
    const known = new Set(wallet.transactions.map(({ id }) => id));
    const more = transactions.filter(({ id }) => !known.has(id));
    return { ...wallet, transactions: [...wallet.transactions, ...more] };
  });
  return { ...changed, ...withCursor(state, walletId, next) };
}

/**
 * Returns whether a record has changed in the back end, for example because a pending transaction was completed. If the
 * record in the state (`one`) is unreadable, it counts as unchanged. The app makes a record unreadable if it
 * contradicts its order. The back end's version of it must not replace it, because totals would then include its
 * amount.
 */
const isChanged = (one: HistoryRecord, other: HistoryRecord) =>
  !isUnreadable(one) && !isEqual(one, other);

/**
 * Adds the newest page to the start of a wallet's history, and replaces changed records. `older` are changed records
 * that are not in the page.
 *
 * If the page contains no known record, records between the page and the history may be missing. The page then replaces
 * the history, and older records are read again on demand.
 */
export function withNewest(
  state: WalletState,
  walletId: string,
  { transactions, next }: HistoryPage,
  older: readonly HistoryRecord[] = [],
): WalletState {
  const before = state.wallets.find(({ id }) => id === walletId)?.transactions;
  if (!before) return state;
  if (state.older?.[walletId] === null)
    return withOlder(state, walletId, null, { transactions, next });
  const read = new Map([...older, ...transactions].map((line) => [line.id, line]));
  const known = new Set(before.map(({ id }) => id));
  const more = transactions.filter(({ id }) => !known.has(id));
  const kept = before.map((line) => {
    const now = read.get(line.id);
    return now && isChanged(line, now) ? now : line;
  });
  if (more.length === 0 && kept.every((line, index) => line === before[index])) return state;
  const hasGap = more.length > 0 && more.length === transactions.length && next !== null;
  const changed = withWallet(state, walletId, (wallet) => ({
    ...wallet,
    transactions: hasGap ? transactions : more.reduceRight(withRecord, kept),
  }));
  return hasGap ? { ...changed, ...withCursor(state, walletId, next) } : changed;
}
