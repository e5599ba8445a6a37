import type { WalletState } from '../../domain/ledger/ledger';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import type { Clock } from '../../services/clock';
import { createOrderDesk, printOf, settle } from '../simulated/orderDesk';
import type { SimulatedBook } from '../simulated/simulatedBook';
import { addWallet, printOfWallet } from '../simulated/simulatedBook';
import type { DeviceLedger } from './deviceLedger';
import type { Snapshot } from './deviceStore';
import { DeviceStoreError } from './deviceStoreError';

/** The options of a book. */
export interface DeviceBookOptions {
  readonly clock: Clock;
  readonly ledger: Pick<DeviceLedger, 'refresh' | 'memory' | 'answer' | 'change'>;
  /** The currencies, networks and prices. */
  readonly start: WalletState;
  /** Returns the id of a new wallet. */
  readonly newId: () => string;
}

/** The stored wallets as the book of a back end. It is for one identity of the data: its calls reject with `replaced` later. */
export interface DeviceBook extends SimulatedBook {
  /** Reads what other tabs have written. Rejects with `DeviceStoreError`. */
  readonly refresh: () => Promise<void>;
  /** Whether the wallets have been read. */
  readonly isRead: () => boolean;
}

/** The outcome of a call: the next state and the answer, or an answer without a change. */
type Decided<Value, Refusal> = Result<
  { readonly state: WalletState; readonly value: Value },
  Refusal
>;

/** Makes the book of stored wallets. */
export function createDeviceBook({ clock, ledger, start, newId }: DeviceBookOptions): DeviceBook {
  const desk = createOrderDesk(clock);
  let identity: string | null = null;

  function show({ head, wallets }: Snapshot): void {
    identity ??= head.identity;
    if (identity !== head.identity) throw new DeviceStoreError('replaced');
    // Prices may have moved since the last reading.
    book.state = { ...book.state, wallets };
  }

  /** Decides by the newest state, and writes the outcome once for a key. */
  async function change<Value, Refusal>(
    key: string,
    print: string,
    decide: (state: WalletState) => Decided<Value, Refusal>,
  ): Promise<Result<Value, Refusal | { readonly kind: 'duplicate' }>> {
    let result: Result<Value, Refusal | { readonly kind: 'duplicate' }> | null = null;
    await ledger.change(async (now) => {
      show(now);
      const known = await ledger.answer(key);
      if (known) {
        const isSame = known.print === print;
        result = isSame ? accept(known.answer as Value) : refuse({ kind: 'duplicate' });
        return null;
      }
      const decided = decide(book.state);
      result = decided.ok ? accept(decided.value.value) : decided;
      if (!decided.ok) return null;
      const { state, value } = decided.value;
      return { wallets: state.wallets, answer: { key, print, answer: value } };
    });
    const written = ledger.memory();
    if (written) show(written);
    return result ?? refuse({ kind: 'duplicate' });
  }

  const book: DeviceBook = {
    state: start,
    priceListeners: new Set(),
    record: {},
    isRead: () => identity !== null,
    refresh: async () => {
      show(await ledger.refresh());
    },
    quote: (request) => desk.quote(book.state, request),
    async take(walletId, order, { idempotencyKey: key }, pay) {
      await book.refresh();
      const acceptedAt = clock.now();
      const place = (state: WalletState) => desk.place(state, walletId, key, order, acceptedAt);
      if (!(await ledger.answer(key))) {
        const placed = place(book.state);
        if (!placed.ok) return placed;
        await pay();
      }
      return change(key, printOf(walletId, order), (state) => {
        const placed = place(state);
        if (!placed.ok) return placed;
        const settled = settle(placed.value, walletId, key, clock.now());
        return accept({ state: settled.state, value: settled.receipt });
      });
    },
    create: ({ name, type, color }, { idempotencyKey: key }) =>
      change(key, printOfWallet({ name, type, color }), (state) => {
        const added = addWallet(state, { name, type, color }, clock.now(), newId());
        if (!added.ok) return added;
        return accept({ state: added.value.state, value: added.value.summary });
      }),
  };
  return book;
}
