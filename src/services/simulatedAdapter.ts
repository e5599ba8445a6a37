import { AdapterError } from '../backend/adapterError';
import { unlessAborted } from '../backend/unlessAborted';
import type {
  BalanceSheet,
  HistoryPage,
  HistoryQuery,
  ReadOptions,
  WalletAdapter,
} from '../backend/walletAdapter';
import { accept, refuse } from '../domain/result';
import type { User } from '../domain/user';
import type { WalletRecord } from '../domain/ledger/wallet';
import type { SimulatedBook } from './simulatedBook';
import { createSimulatedBook } from './simulatedBook';
import { createSimulatedPrices } from './simulatedPrices';
import { createWalletServices } from './walletServices';
import type { World } from './world';

/** How many lines a page has, unless it is asked for another number, and at most. */
const LINES = { usual: 50, most: 200 };

/** Checks what is asked of a history. The lines behind the cursor follow. */
function pageOf(
  wallets: readonly WalletRecord[],
  { walletId, cursor, limit = LINES.usual }: HistoryQuery,
): HistoryPage {
  const wallet = wallets.find(({ id }) => id === walletId);
  if (!wallet) throw new AdapterError('bad-request', 'There is no such wallet');
  if (!Number.isInteger(limit) || limit < 1 || limit > LINES.most)
    throw new AdapterError('bad-request', `A page has 1 to ${LINES.most} lines`);
  const { transactions } = wallet;
  // The cursor is the id of the last line before: lines are added in front of it, and none goes.
  const last = transactions.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && last < 0)
    throw new AdapterError('bad-request', 'No page has this cursor');
  const page = transactions.slice(last + 1, last + 1 + limit);
  const isLast = last + 1 + limit >= transactions.length;
  return { transactions: page, next: isLast ? null : (page.at(-1)?.id ?? null) };
}

/**
 * The app's simulated world as a back end: its authentication, its delays and failures, its prices, the
 * sample wallets, and a ledger of its own. The world's user at the start is signed in.
 * Adapters that share a book are several connections to one back end.
 */
export function createSimulatedAdapter(world: World, shared?: SimulatedBook): WalletAdapter {
  const { clock, authentication } = world;
  const { payments, priceFeed, wallets } = { ...createWalletServices(world), ...world };
  const book = shared ?? createSimulatedBook(wallets, clock);
  let user: User | null = world.user;

  /** Does something for the one who is signed in. */
  function within<Value>(
    { signal }: ReadOptions,
    answer: () => Value | Promise<Value>,
  ): Promise<Value> {
    return unlessAborted(signal, async () => {
      if (!user) throw new AdapterError('signed-out', 'Nobody is signed in');
      return answer();
    });
  }

  function sheet(): BalanceSheet {
    const { currencies, market } = book.state;
    const summaries = book.state.wallets.map(({ id, name, type, createdAt, balances, color }) => ({
      id,
      name,
      type,
      createdAt,
      balances,
      color,
    }));
    return { wallets: summaries, currencies, market, at: new Date(clock.now()).toISOString() };
  }

  return {
    signIn: (credentials, { signal } = {}) =>
      unlessAborted(signal, async () => {
        const known = await authentication.signIn(credentials);
        if (!known) return refuse({ kind: 'wrong-credentials' });
        if (!signal?.aborted) user = known;
        return accept(known);
      }),
    signOut: ({ signal } = {}) =>
      unlessAborted(signal, async () => {
        await authentication.signOut();
        user = null;
      }),
    balances: (options = {}) => within(options, sheet),
    history: (query, options = {}) => within(options, () => pageOf(book.state.wallets, query)),
    quote: (request, options = {}) => within(options, () => book.quote(request)),
    send: ({ walletId, ...order }, options) =>
      within(options, () => {
        const placed = { kind: 'send', ...order } as const;
        return book.take(walletId, placed, options, () => payments.send(placed, options));
      }),
    exchange: ({ walletId, ...order }, options) =>
      within(options, () => {
        const placed = { kind: 'exchange', ...order } as const;
        return book.take(walletId, placed, options, () => payments.exchange(placed, options));
      }),
    subscribePrices: createSimulatedPrices(book, priceFeed, clock),
  };
}
