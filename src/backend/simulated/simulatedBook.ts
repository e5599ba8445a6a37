import type {
  AdapterRefusal,
  CreateWalletRefusal,
  MoveOptions,
  NewWalletRequest,
  PriceUpdate,
  QuoteRequest,
  Receipt,
  WalletSummary,
} from '../walletAdapter';
import type { Order, WalletState } from '../../domain/ledger/ledger';
import { cancelOrder, placeOrder, walletById } from '../../domain/ledger/ledger';
import { currencyOf, forEachCurrency } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { add, compare, ZERO } from '../../domain/money/money';
import type { FirmQuote } from '../../domain/prices/rates';
import { convert } from '../../domain/prices/rates';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import { sampleRate } from '../../domain/prices/sampleRates';
import { settleOrder } from '../../domain/ledger/settlement';
import { createWallet } from '../../domain/ledger/wallets';
import type { WalletRecord } from '../../domain/ledger/wallet';
import type { Clock } from '../../services/clock';

/** An answer to an order. */
export type Answer = Result<Receipt, AdapterRefusal>;

/** The ledger of a simulated back end. */
export interface SimulatedBook {
  /** The current state. */
  state: WalletState;
  /** Listeners for prices from outside the simulation, such as a test. */
  readonly priceListeners: Set<(update: PriceUpdate) => void>;
  quote(request: QuoteRequest): FirmQuote | null;
  /** Carries an order out once for each key, after `pay`. */
  take(
    walletId: string,
    order: Order,
    options: MoveOptions,
    pay: () => Promise<void>,
  ): Promise<Answer>;
  /** Creates an empty wallet once for each key. */
  create(wallet: NewWalletRequest, options: MoveOptions): Promise<Created>;
}

/** An answer to a new wallet. */
type Created = Result<WalletSummary, CreateWalletRefusal>;

/** A quote, and the exchange that it is for. */
interface Quoted {
  readonly request: QuoteRequest;
  readonly received: Decimal;
  readonly expiresAt: number;
}

/** How long a quote is valid. */
const QUOTE_MS = 30_000;

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

const UNKNOWN_WALLET: AdapterRefusal = {
  kind: 'message',
  text: 'There is no such wallet.',
  retry: false,
};

/** The identity of an order, independent of the notation of its amount. */
function printOf(walletId: string, order: Order): string {
  const amount = DECIMAL.test(order.amount) ? add(order.amount, ZERO) : order.amount;
  const whole = { ...order, amount, walletId };
  return JSON.stringify(whole, Object.keys(whole).toSorted());
}

/** A wallet without its history, with a balance of each currency. */
export function summaryOf(
  { currencies }: WalletState,
  { transactions: _history, unknownBalances: _none, balances, ...wallet }: WalletRecord,
): WalletSummary {
  return { ...wallet, balances: forEachCurrency(currencies, (id) => balances[id] ?? ZERO) };
}

/** Makes each call once for its key: a repetition gets the same answer, and another call with the key is refused. */
function createOnce() {
  const known = new Map<string, { readonly print: string; readonly answer: Promise<unknown> }>();
  return async <Value, Refusal>(
    key: string,
    print: string,
    run: () => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal | { readonly kind: 'duplicate' }>> => {
    const earlier = known.get(key);
    if (earlier)
      return earlier.print === print
        ? (earlier.answer as Promise<Result<Value, Refusal>>)
        : refuse({ kind: 'duplicate' });
    const answer = run();
    known.set(key, { print, answer });
    // Only a call that was carried out uses up its key.
    try {
      const { ok } = await answer;
      if (!ok) known.delete(key);
    } catch (error) {
      known.delete(key);
      throw error;
    }
    return answer;
  };
}

/** Makes the ledger of a simulated back end: its state, the used keys and the issued quotes. */
export function createSimulatedBook(start: WalletState, clock: Clock): SimulatedBook {
  const once = createOnce();
  const quotes = new Map<string, Quoted>();

  /** The credited amount of an exchange without a quote. */
  const worth = ({ from, to, amount }: Pick<QuoteRequest, 'from' | 'to' | 'amount'>) =>
    convert(amount, sampleRate(from, to).rate, currencyOf(book.state.currencies, to));

  function isCurrency(id: string): boolean {
    return book.state.currencies.some((currency) => currency.id === id);
  }

  /** Whether an exchange matches its quote, or the current rate. */
  function isQuoted(walletId: string, order: Order): boolean {
    if (order.kind === 'send') return true;
    if (!isCurrency(order.to)) return false;
    if (order.quoteId === undefined) return compare(order.received, worth(order)) === 0;
    const quoted = quotes.get(order.quoteId);
    if (!quoted || clock.now() >= quoted.expiresAt) return false;
    const { request, received } = quoted;
    return (
      request.walletId === walletId &&
      request.from === order.from &&
      request.to === order.to &&
      compare(request.amount, order.amount) === 0 &&
      compare(received, order.received) === 0
    );
  }

  function place(walletId: string, id: string, order: Order): Result<WalletState, AdapterRefusal> {
    if (!book.state.wallets.some((wallet) => wallet.id === walletId)) return refuse(UNKNOWN_WALLET);
    if (!DECIMAL.test(order.amount)) return refuse({ kind: 'not-a-number' });
    const placed = placeOrder({ ...book.state, activeWalletId: walletId }, id, order);
    if (!placed.ok) return placed;
    return isQuoted(walletId, order) ? placed : refuse({ kind: 'no-quote' });
  }

  async function carryOut(
    walletId: string,
    id: string,
    order: Order,
    pay: () => Promise<void>,
  ): Promise<Answer> {
    const placed = place(walletId, id, order);
    if (!placed.ok) return placed;
    book.state = placed.value;
    try {
      await pay();
    } catch (error) {
      book.state = cancelOrder(book.state, id);
      throw error;
    }
    book.state = settleOrder(book.state, id, new Date(clock.now()).toISOString());
    const { transactions, balances } = walletById(book.state, walletId);
    const [transaction] = transactions;
    if (!transaction) throw new Error('A settled order has left no line');
    return accept({ transaction, balances });
  }

  function open(wallet: NewWalletRequest): Created {
    // A wallet is never removed, so their number is new.
    const id = `wallet-${book.state.wallets.length + 1}`;
    const createdAt = new Date(clock.now()).toISOString();
    const created = createWallet(book.state, { ...wallet, id, createdAt });
    if (!created.ok) return created;
    book.state = created.value;
    return accept(summaryOf(book.state, walletById(book.state, id)));
  }

  const book: SimulatedBook = {
    state: start,
    priceListeners: new Set(),
    quote(request) {
      const { from, to, amount } = request;
      walletById(book.state, request.walletId);
      const { rate, quoted } = sampleRate(from, to);
      if (!quoted || !DECIMAL.test(amount)) return null;
      const received = worth(request);
      const id = `quote-${quotes.size + 1}`;
      const expiresAt = clock.now() + QUOTE_MS;
      quotes.set(id, { request, received, expiresAt });
      return { id, rate, received, expiresAt: new Date(expiresAt).toISOString() };
    },
    take: (walletId, order, { idempotencyKey: key }, pay) =>
      once(key, printOf(walletId, order), () => carryOut(walletId, key, order, pay)),
    create: (wallet, { idempotencyKey: key }) =>
      once(key, JSON.stringify([wallet.name, wallet.type, wallet.color]), () =>
        Promise.resolve(open(wallet)),
      ),
  };
  return book;
}
