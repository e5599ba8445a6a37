import type { WalletState } from '../../domain/ledger/ledger';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import type { Clock } from '../../services/clock';
import { createOrderDesk, printOf, settle } from '../simulated/orderDesk';
import type { SimulatedBook } from '../simulated/simulatedBook';
import { addWallet, printOfWallet } from '../simulated/simulatedBook';
import type { Data } from './deviceData';
import type { DeviceLedger, Snapshot } from './deviceLedger';
import { DeviceStoreError } from './deviceStoreError';

/** The options of a book. */
export interface DeviceBookOptions {
  readonly clock: Clock;
  readonly ledger: Pick<DeviceLedger, 'refresh' | 'memory' | 'change'>;
  /** The currencies, networks and prices. */
  readonly start: WalletState;
  /** Returns the id of a new wallet. */
  readonly newId: () => string;
}

/** The kept wallets as the book of a back end. It is for one identity of the data: its calls reject with `replaced` later. */
export interface DeviceBook extends SimulatedBook {
  /** Reads what other tabs have written. Rejects with `DeviceStoreError`. */
  readonly refresh: () => Promise<void>;
  /** Whether the wallets have been read. */
  readonly isRead: () => boolean;
}

/** The outcome of a call: the next state and the answer, or a refusal. */
type Decided<Value, Refusal> = Result<
  { readonly state: WalletState; readonly value: Value },
  Refusal
>;

/** Makes the book of kept wallets. */
export function createDeviceBook({ clock, ledger, start, newId }: DeviceBookOptions): DeviceBook {
  const desk = createOrderDesk(clock);
  let identity: string | null = null;

  function show({ head, data: { wallets } }: Snapshot): void {
    identity ??= head.identity;
    if (identity !== head.identity) throw new DeviceStoreError('replaced');
    // Prices may have moved since the last reading.
    book.state = { ...book.state, wallets };
  }

  const answerIn = ({ answers }: Data, key: string) => answers.find((one) => one.key === key);

  /** Decides by the newest state, and writes the outcome once for a key. */
  async function change<Value, Refusal>(
    key: string,
    print: string,
    decide: (state: WalletState) => Decided<Value, Refusal>,
  ): Promise<Result<Value, Refusal | { readonly kind: 'duplicate' }>> {
    let result: Result<Value, Refusal | { readonly kind: 'duplicate' }> = refuse({
      kind: 'duplicate',
    });
    await ledger.change((now) => {
      show(now);
      const { data } = now;
      const known = answerIn(data, key);
      if (known?.print === print) result = accept(known.answer as Value);
      if (known) return null;
      const decided = decide(book.state);
      result = decided.ok ? accept(decided.value.value) : decided;
      if (!decided.ok) return null;
      const { state, value } = decided.value;
      const answers = [...data.answers, { key, print, answer: value }];
      return { ...data, wallets: state.wallets, answers };
    });
    const written = ledger.memory();
    if (written) show(written);
    return result;
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
      const now = await ledger.refresh();
      show(now);
      const acceptedAt = clock.now();
      const place = (state: WalletState) => desk.place(state, walletId, key, order, acceptedAt);
      if (!answerIn(now.data, key)) {
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
