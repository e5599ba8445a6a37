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
import { cancelOrder, walletById } from '../../domain/ledger/ledger';
import type { MarketCourse } from '../../domain/prices/marketCourse';
import type { FirmQuote } from '../../domain/prices/rates';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import { createWallet } from '../../domain/ledger/wallets';
import type { Clock } from '../../services/clock';
import { createOrderDesk, printOf, settle, summaryOf } from './orderDesk';

/** The result of an order. */
export type Answer = Result<Receipt, AdapterRefusal>;

/** The prices since a simulated back end was started. It is empty until the back end has been used. */
export interface PriceRecord {
  course?: MarketCourse;
}

/** The ledger of a simulated back end. */
export interface SimulatedBook {
  /** The current state. */
  state: WalletState;
  /** Listeners for prices from outside the simulation, such as the prices that a test sets. */
  readonly priceListeners: Set<(update: PriceUpdate) => void>;
  readonly record: PriceRecord;
  quote(request: QuoteRequest): FirmQuote | null;
  /** Executes an order once for each key, after waiting for `pay`. */
  take(
    walletId: string,
    order: Order,
    options: MoveOptions,
    pay: () => Promise<void>,
  ): Promise<Answer>;
  /** Creates an empty wallet once for each key. */
  create(wallet: NewWalletRequest, options: MoveOptions): Promise<Created>;
}

/** The result of creating a wallet. */
export type Created = Result<WalletSummary, CreateWalletRefusal>;

/** Returns a text that is the same for equal new wallets. */
export const printOfWallet = ({ name, type, color }: NewWalletRequest): string =>
  JSON.stringify([name, type, color]);

/**
 * Adds an empty wallet. `now` is the current time in milliseconds since 1970. By default the id is the number of the
 * wallet, which is new, because wallets in memory are never removed or imported.
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
 * Makes a function that runs a call once for each key. A repetition returns the same result. Another call with the same
 * key is refused.
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
    // If the call was refused or failed, its key can be used again.
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
