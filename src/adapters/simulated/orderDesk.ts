import type { AdapterRefusal, QuoteRequest, Receipt, WalletSummary } from '../walletAdapter';
import { placeOrder, walletById, type Order, type WalletState } from '../../domain/ledger/ledger';
import { currencyOf, forEachCurrency } from '../../domain/currency/currency';
import { isPlainDecimal } from '../../domain/money/digits';
import { add, compare, ZERO, type Decimal } from '../../domain/money/money';
import { convert, type FirmQuote } from '../../domain/prices/rates';
import { refuse, type Result } from '../../domain/result';
import { simulatedRate } from '../../domain/prices/sampleRates';
import { settleOrder } from '../../domain/ledger/settlement';
import type { WalletRecord } from '../../domain/ledger/wallet';
import type { Clock } from '../../services/clock';

interface Quoted {
  readonly request: QuoteRequest;
  readonly received: Decimal;
  readonly expiresAt: number;
  /** The id of the order that uses the quote. No other order can use it. */
  acceptedBy?: string;
}

/** How long a quote is valid, in milliseconds. */
const QUOTE_MS = 30_000;

const UNKNOWN_WALLET: AdapterRefusal = {
  kind: 'message',
  text: 'There is no such wallet.',
  retry: false,
};

/**
 * Returns a text that is equal for equal orders, even if their amounts are written differently, such as `1.50` and
 * `1.5`.
 */
export function printOf(walletId: string, order: Order): string {
  const amount = isPlainDecimal(order.amount) ? add(order.amount, ZERO) : order.amount;
  const whole = { ...order, amount, walletId };
  return JSON.stringify(whole, Object.keys(whole).toSorted());
}

/**
 * Returns a wallet without its history, with a balance for each currency. Unknown balances are omitted, because zero
 * would be a wrong balance.
 */
export function summaryOf(
  { currencies }: WalletState,
  { transactions: _history, unknownBalances = {}, balances, ...wallet }: WalletRecord,
): WalletSummary {
  const known = currencies.filter(({ id }) => !Object.hasOwn(unknownBalances, id));
  return { ...wallet, balances: forEachCurrency(known, (id) => balances[id] ?? ZERO) };
}

/** Executes a placed order (an order whose amount is reserved). `now` is in milliseconds since 1970. */
export function settle(
  state: WalletState,
  walletId: string,
  id: string,
  now: number,
): { readonly state: WalletState; readonly receipt: Receipt } {
  const after = settleOrder(state, id, new Date(now).toISOString());
  const { transactions, balances } = walletById(after, walletId);
  const [transaction] = transactions;
  if (!transaction) throw new Error('The settled order has no line in the history');
  return { state: after, receipt: { transaction, balances } };
}

/** Issues quotes, and checks orders. The simulated back end and the back end on the device use it. */
export interface OrderDesk {
  /** Issues a quote for an exchange. Returns null if the pair has no quote. */
  quote(state: WalletState, request: QuoteRequest): FirmQuote | null;
  /**
   * Checks an order, and reserves its amount or returns a refusal. If the order has a quote, the quote must be valid at
   * the time `at` (default: now) and unused.
   */
  place(
    state: WalletState,
    walletId: string,
    id: string,
    order: Order,
    at?: number,
  ): Result<WalletState, AdapterRefusal>;
}

/** Creates an `OrderDesk`, which keeps its quotes in memory. */
export function createOrderDesk(clock: Clock): OrderDesk {
  const quotes = new Map<string, Quoted>();

  /** Returns the amount that an exchange credits without a quote, or null if the pair has no rate. */
  const worth = (
    { currencies, market }: WalletState,
    { from, to, amount }: Pick<QuoteRequest, 'from' | 'to' | 'amount'>,
  ) => {
    const rate = simulatedRate(from, to, market);
    return rate && convert(amount, rate.rate, currencyOf(currencies, to));
  };

  /** Returns whether an exchange matches its quote or, without a quote, the current rate. Marks the quote as used. */
  function isQuoted(
    state: WalletState,
    walletId: string,
    orderId: string,
    order: Order,
    at: number,
  ): boolean {
    if (order.kind === 'send') return true;
    if (order.quoteId === undefined) {
      const received = worth(state, order);
      return received !== null && compare(order.received, received) === 0;
    }
    const quoted = quotes.get(order.quoteId);
    if (!quoted || at >= quoted.expiresAt) return false;
    const { request, received, acceptedBy = orderId } = quoted;
    const isSame =
      acceptedBy === orderId &&
      request.walletId === walletId &&
      request.from === order.from &&
      request.to === order.to &&
      compare(request.amount, order.amount) === 0 &&
      compare(received, order.received) === 0;
    if (isSame) quoted.acceptedBy = orderId;
    return isSame;
  }

  return {
    quote(state, request) {
      const { from, to, amount } = request;
      const { rate, quoted } = simulatedRate(from, to, state.market) ?? {};
      if (rate === undefined || !quoted || !isPlainDecimal(amount)) return null;
      const received = convert(amount, rate, currencyOf(state.currencies, to));
      const id = `quote-${quotes.size + 1}`;
      const expiresAt = clock.now() + QUOTE_MS;
      quotes.set(id, { request, received, expiresAt });
      return { id, rate, received, expiresAt: new Date(expiresAt).toISOString() };
    },
    place(state, walletId, id, order, at = clock.now()) {
      if (!state.wallets.some((wallet) => wallet.id === walletId)) return refuse(UNKNOWN_WALLET);
      const placed = placeOrder({ ...state, activeWalletId: walletId }, id, order);
      if (!placed.ok) return placed;
      return isQuoted(state, walletId, id, order, at) ? placed : refuse({ kind: 'no-quote' });
    },
  };
}
