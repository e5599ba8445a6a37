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
import { cancelOrder, walletById, type Order, type WalletState } from '../../domain/ledger/ledger';
import type { MarketCourse } from '../../domain/prices/marketCourse';
import type { FirmQuote } from '../../domain/prices/rates';
import { accept, refuse, type Result } from '../../domain/result';
import { createWallet } from '../../domain/ledger/wallets';
import type { Clock } from '../../services/clock';
import { createOrderDesk, printOf, settle, summaryOf } from './orderDesk';

/** The result of an order: a receipt or a refusal. */
export type Answer = Result<Receipt, AdapterRefusal>;

/** The past prices of a simulated back end. Empty until an adapter uses the ledger. */
export interface PriceRecord {
  course?: MarketCourse;
}

/** The ledger of a simulated back end. Adapters with the same ledger are connections to the same back end. */
export interface SimulatedBook {
  /** The wallets, prices and pending orders. */
  state: WalletState;
  /** Listeners for prices that the simulation does not generate, such as prices that a test sets. */
  readonly priceListeners: Set<(update: PriceUpdate) => void>;
  readonly record: PriceRecord;
  quote(request: QuoteRequest): FirmQuote | null;
  /** Executes an order once for each key. Awaits `pay` between reserving the amount and moving the money. */
  take(
    walletId: string,
    order: Order,
    options: MoveOptions,
    pay: () => Promise<void>,
  ): Promise<Answer>;
  /** Creates an empty wallet once for each key. */
  create(wallet: NewWalletRequest, options: MoveOptions): Promise<Created>;
}

/** The result of creating a wallet: the wallet without its history, or a refusal. */
export type Created = Result<WalletSummary, CreateWalletRefusal>;

/** Returns a text that is equal for equal new wallets. */
export const printOfWallet = ({ name, type, color }: NewWalletRequest): string =>
  JSON.stringify([name, type, color]);

/**
 * Adds an empty wallet. `now` is in milliseconds since 1970. The default id contains the number of wallets. It is
 * unique for wallets in memory, because they are never removed.
 */
export function addWallet(
  state: WalletState,
  wallet: NewWalletRequest,
  now: number,
  id = `wallet-${state.wallets.length + 1}`,
): Result<{ readonly state: WalletState; readonly summary: WalletSummary }, CreateWalletRefusal> {
  const created = createWallet(state, { ...wallet, id, createdAt: new Date(now).toISOString() });
  if (!created.ok) return created;
  const after = created.value;
  return accept({ state: after, summary: summaryOf(after, walletById(after, id)) });
}

/**
 * Returns a function that runs a call once for each key. A repeated call returns the same result. Another call with the
 * same key is refused as `duplicate`. `print` identifies the arguments of a call.
 */
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
    // If the call is refused or fails, its key can be used again.
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

/** Creates a ledger in memory. */
export function createSimulatedBook(start: WalletState, clock: Clock): SimulatedBook {
  const once = createOnce();
  const desk = createOrderDesk(clock);

  async function carryOut(
    walletId: string,
    id: string,
    order: Order,
    pay: () => Promise<void>,
  ): Promise<Answer> {
    const placed = desk.place(book.state, walletId, id, order);
    if (!placed.ok) return placed;
    book.state = placed.value;
    try {
      await pay();
    } catch (error) {
      book.state = cancelOrder(book.state, id);
      throw error;
    }
    const { state, receipt } = settle(book.state, walletId, id, clock.now());
    book.state = state;
    return accept(receipt);
  }

  function open(wallet: NewWalletRequest): Created {
    const added = addWallet(book.state, wallet, clock.now());
    if (!added.ok) return added;
    book.state = added.value.state;
    return accept(added.value.summary);
  }

  const book: SimulatedBook = {
    state: start,
    priceListeners: new Set(),
    record: {},
    quote: (request) => desk.quote(book.state, request),
    take: (walletId, order, { idempotencyKey: key }, pay) =>
      once(key, printOf(walletId, order), () => carryOut(walletId, key, order, pay)),
    create: (wallet, { idempotencyKey: key }) =>
      once(key, printOfWallet(wallet), () => Promise.resolve(open(wallet))),
  };
  return book;
}
