import type { BalanceSheet, HistoryPage, Receipt, WalletSummary } from '../backend/walletAdapter';
import type { CurrencyInfo, Market } from '../domain/currency/currency';
import type { WalletState } from '../domain/ledger/ledger';
import { isPositive } from '../domain/money/money';
import { separateUnknown } from '../domain/ledger/unknownBalances';
import { settleOrder } from '../domain/ledger/settlement';
import type { HistoryRecord } from '../domain/history/transaction';
import { isUnreadable } from '../domain/history/transaction';
import { contradictionsOf, markedLine } from './contradictions';
import type { WalletRecord } from '../domain/ledger/wallet';

/*
 * Rules by which the ledger follows a back end. Each answers with a new state, or with the same where
 * nothing is new.
 */

/** Changes one wallet. */
function withWallet(
  state: WalletState,
  walletId: string,
  change: (wallet: WalletRecord) => WalletRecord,
): WalletState {
  const wallets = state.wallets.map((wallet) => (wallet.id === walletId ? change(wallet) : wallet));
  return { ...state, wallets };
}

/** A history with one more line in its place; one that is there already stays as it is. */
function withLine(
  history: readonly HistoryRecord[],
  line: HistoryRecord,
): readonly HistoryRecord[] {
  if (history.some(({ id }) => id === line.id)) return history;
  const moment = Date.parse(line.timestamp ?? '');
  const place = history.findIndex(({ timestamp = '' }) => Date.parse(timestamp) <= moment);
  return place === -1 ? [...history, line] : history.toSpliced(place, 0, line);
}

/**
 * Settles a pending order by the back end's receipt: the money moves as the order says, and the line of
 * the history is the back end's. The receipt's balances are left alone. Two receipts may arrive in
 * either order, and the balances of the older one would take the newer payment back. A line that contradicts the
 * order is marked and reported.
 */
export function settleByReceipt(
  state: WalletState,
  id: string,
  at: string,
  { transaction }: Receipt,
  report: (fields: readonly string[]) => void = () => undefined,
): WalletState {
  const pending = state.pending.find((candidate) => candidate.id === id);
  if (!pending) return state;
  const contradictions = contradictionsOf(pending.order, transaction, state.currencies);
  if (Object.keys(contradictions).length > 0) report(Object.keys(contradictions));
  return withWallet(settleOrder(state, id, at), pending.walletId, (wallet) => ({
    ...wallet,
    transactions: withLine(wallet.transactions.slice(1), markedLine(transaction, contradictions)),
  }));
}

/** Takes prices over. One of an unknown currency, and one that is not above zero, is left out. */
export function withPrices(state: WalletState, prices: Partial<Market>): WalletState {
  const market = { ...state.market };
  let isNew = false;
  for (const { id } of state.currencies) {
    const quote = prices[id];
    const before = state.market[id];
    if (!quote || !isPositive(quote.price)) continue;
    if (quote.price === before.price && quote.change24h === before.change24h) continue;
    market[id] = quote;
    isNew = true;
  }
  return isNew ? { ...state, market } : state;
}

/** The currencies as the back end declares them, which has the last word on their decimals. */
export const asDeclared = (
  currencies: readonly CurrencyInfo[],
  sheet: BalanceSheet,
): readonly CurrencyInfo[] =>
  currencies.map((info) => sheet.currencies?.find(({ id }) => id === info.id) ?? info);

/**
 * A wallet of a back end as the ledger keeps it, without its history. This is the one place where its unknown balances
 * are separated, for the simulated back end, one over HTTP and those of other teams alike.
 */
export const walletFrom = <Summary extends WalletSummary>(
  summary: Summary,
  currencies: readonly CurrencyInfo[],
) => ({ ...summary, ...separateUnknown(summary.balances, currencies) });

/** Whether all that is written down of two wallets, or balances, is equal. */
const isEqual = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Takes over the back end's balances of the wallets that are here. Pending orders
 * are not in its balances, and their holds stay. A wallet without a change stays the same object. A wallet that is new
 * there comes with the next sign-in.
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

/** Adds a wallet that the back end created, empty and without a history. One that is here already stays. */
export function withNewWallet(state: WalletState, summary: WalletSummary): WalletState {
  if (state.wallets.some(({ id }) => id === summary.id)) return state;
  const wallet = { ...walletFrom(summary, state.currencies), transactions: [] };
  return { ...state, wallets: [...state.wallets, wallet] };
}

/** A record of cursors with another one for a wallet; null where its history is here whole. */
function withCursor(state: WalletState, walletId: string, next: string | null) {
  const { [walletId]: _before, ...others } = state.older ?? {};
  return { older: next === null ? others : { ...others, [walletId]: next } };
}

/** Puts the next, older page below a wallet's history. A page that was read already changes nothing. */
export function withOlder(
  state: WalletState,
  walletId: string,
  cursor: string,
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
 * Whether a line that is read again differs from the one that is here, such as a pending one that was completed. A
 * marked line stays: what contradicted its order still does.
 */
const isChanged = (one: HistoryRecord, other: HistoryRecord) =>
  !isUnreadable(one) && JSON.stringify(one) !== JSON.stringify(other);

/**
 * Puts the newest page on top of a wallet's history, and its lines in the place of those that changed. A page
 * without a line that is known leaves a gap below it, so it begins the history again, and what is older is read
 * again when it is wanted.
 */
export function withNewest(
  state: WalletState,
  walletId: string,
  { transactions, next }: HistoryPage,
): WalletState {
  const before = state.wallets.find(({ id }) => id === walletId)?.transactions;
  if (!before) return state;
  const read = new Map(transactions.map((line) => [line.id, line]));
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
    transactions: hasGap ? transactions : more.reduceRight(withLine, kept),
  }));
  return hasGap ? { ...changed, ...withCursor(state, walletId, next) } : changed;
}
