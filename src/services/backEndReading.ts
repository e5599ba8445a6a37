import type { BalanceSheet, HistoryPage, WalletAdapter } from '../backend/walletAdapter';
import { settleFoundDoubts } from '../domain/ledger/doubt';
import type { WalletState } from '../domain/ledger/ledger';
import { withNewest, withSheet } from './backEndLedger';

/** The balances of a back end, and the newest page of each wallet's history. */
export interface Reading {
  readonly sheet: BalanceSheet;
  readonly pages: readonly (readonly [walletId: string, page: HistoryPage])[];
}

/** Ends the doubts whose lines are there. */
const withoutFound = (before: WalletState, pages: Reading['pages']) =>
  pages.reduce((state, [id, page]) => settleFoundDoubts(state, id, page.transactions), before);

/**
 * Reads what the back end knows of the wallets that are here. A page that lacks the line of an order in doubt was
 * read after balances that lack the order as well, so that its hold stays right. Where the line is found, the
 * balances are read again: those contain the order for sure.
 */
export async function readAgain(
  adapter: Pick<WalletAdapter, 'balances' | 'history'>,
  state: WalletState,
): Promise<Reading> {
  const sheet = await adapter.balances();
  const pages = await Promise.all(
    state.wallets.map(async ({ id }) => [id, await adapter.history({ walletId: id })] as const),
  );
  const isFound = withoutFound(state, pages) !== state;
  return { sheet: isFound ? await adapter.balances() : sheet, pages };
}

/** Takes a reading over. */
export function withReading(before: WalletState, { sheet, pages }: Reading): WalletState {
  const state = withSheet(withoutFound(before, pages), sheet);
  return pages.reduce((now, [id, page]) => withNewest(now, id, page), state);
}
