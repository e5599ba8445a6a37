import type { WalletState } from '../../domain/ledger/ledger';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import type { Cancel, Clock } from '../../services/clock';
import { createOrderDesk, printOf, settle } from '../simulated/orderDesk';
import type { SimulatedBook } from '../simulated/simulatedBook';
import { addWallet, printOfWallet } from '../simulated/simulatedBook';
import { changesBetween } from './deviceRecords';
import type { DeviceStore } from './deviceStore';
import { openDeviceStore } from './deviceStore';
import { openTabs } from './tabs';
import { DeviceStoreError } from './deviceStoreError';

/** The options of a ledger that is stored on the device. */
export interface DeviceBookOptions {
  readonly clock: Clock;
  /** The name of the database. */
  readonly name: string;
  /** The currencies, networks and prices, and the wallets that are written to an empty database. */
  readonly start: WalletState;
  /** Rejects with `lost` instead of filling an empty database. */
  readonly isExpected?: boolean;
}

/** A ledger that is stored on the device. All books with the same database share its ledger, even in different tabs. */
export interface DeviceBook extends SimulatedBook {
  /** Reads the changes of other tabs. The first call opens the database. Rejects with `DeviceStoreError`. */
  readonly refresh: () => Promise<void>;
  /** Whether the wallets have been read. */
  readonly isRead: () => boolean;
  /** Calls a function when another tab has written. The returned function unsubscribes. */
  readonly onChange: (run: () => void) => Cancel;
  readonly close: () => Promise<void>;
}

/** The outcome of a change: the next state and the result of the call, or a refusal. */
type Decided<Value, Refusal> = Result<
  { readonly state: WalletState; readonly value: Value },
  Refusal
>;

type Duplicate = { readonly kind: 'duplicate' };

/** Makes the ledger of a database. The first call opens the database. */
export function createDeviceBook({
  clock,
  name,
  start,
  isExpected,
}: DeviceBookOptions): DeviceBook {
  const desk = createOrderDesk(clock);
  const tabs = openTabs(name);
  let opening: Promise<DeviceStore> | null = null;
  let generation = 0;
  /** Settles when the last write ends. The writes of a tab wait for each other. */
  let last: Promise<unknown> = Promise.resolve();

  async function open(): Promise<DeviceStore> {
    const store = await openDeviceStore(name);
    try {
      if ((await store.generation()) === 0) {
        if (isExpected) throw new DeviceStoreError('lost');
        // The result is ignored: if another tab has filled the store first, nothing is written.
        await store.write(0, changesBetween([], start.wallets));
      }
      return store;
    } catch (cause) {
      store.close();
      throw cause;
    }
  }

  const storeOf = async () => {
    opening ??= open();
    try {
      return await opening;
    } catch (cause) {
      // The next call tries to open the database again.
      opening = null;
      throw cause;
    }
  };

  /** Reads the wallets if the store has a newer generation. */
  async function catchUp(store: DeviceStore, newest: number): Promise<void> {
    if (newest === generation) return;
    const snapshot = await store.read();
    // This tab may have written a newer generation in the meantime.
    if (snapshot.generation < generation) return;
    generation = snapshot.generation;
    book.state = { ...book.state, wallets: snapshot.wallets };
  }

  /**
   * Decides a change by the newest state, and writes it once for each key. If another tab has written in the meantime,
   * decides again.
   */
  async function change<Value, Refusal>(
    key: string,
    print: string,
    decide: (state: WalletState) => Decided<Value, Refusal>,
  ): Promise<Result<Value, Refusal | Duplicate>> {
    const store = await storeOf();
    const found = await store.find(key);
    if (found.answer)
      return found.answer.print === print
        ? accept(found.answer.answer as Value)
        : refuse({ kind: 'duplicate' });
    await catchUp(store, found.generation);
    if (generation !== found.generation) return change(key, print, decide);
    const before = book.state;
    const decided = decide(before);
    if (!decided.ok) return decided;
    const { state, value } = decided.value;
    const changes = changesBetween(before.wallets, state.wallets);
    const answer = { key, print, answer: value };
    if (!(await store.write(found.generation, { ...changes, answer })))
      return change(key, print, decide);
    generation = found.generation + 1;
    // Only the wallets are replaced, because prices may have changed during the write.
    book.state = { ...book.state, wallets: state.wallets };
    tabs.announce();
    return accept(value);
  }

  /** Makes a change after the earlier changes of this tab. */
  function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  }

  const book: DeviceBook = {
    state: start,
    priceListeners: new Set(),
    isRead: () => generation > 0,
    async refresh() {
      const store = await storeOf();
      await catchUp(store, await store.generation());
    },
    quote: (request) => desk.quote(book.state, request),
    async take(walletId, order, { idempotencyKey: key }, pay) {
      const store = await storeOf();
      const found = await store.find(key);
      const acceptedAt = clock.now();
      const place = (state: WalletState) => desk.place(state, walletId, key, order, acceptedAt);
      if (!found.answer) {
        await catchUp(store, found.generation);
        const placed = place(book.state);
        if (!placed.ok) return placed;
        await pay();
      }
      return inTurn(() =>
        change(key, printOf(walletId, order), (state) => {
          const placed = place(state);
          if (!placed.ok) return placed;
          const settled = settle(placed.value, walletId, key, clock.now());
          return accept({ state: settled.state, value: settled.receipt });
        }),
      );
    },
    create: (wallet, { idempotencyKey: key }) =>
      inTurn(() =>
        change(key, printOfWallet(wallet), (state) => {
          const added = addWallet(state, wallet, clock.now());
          if (!added.ok) return added;
          return accept({ state: added.value.state, value: added.value.summary });
        }),
      ),
    onChange: tabs.onChange,
    async close() {
      tabs.close();
      const store = await opening?.catch(() => null);
      store?.close();
    },
  };
  return book;
}
