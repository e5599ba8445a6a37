import type { WalletState } from '../../domain/ledger/ledger';
import type { WalletRecord } from '../../domain/ledger/wallet';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import type { Cancel, Clock } from '../../services/clock';
import type { Personal } from '../keeper';
import { createOrderDesk, printOf, settle } from '../simulated/orderDesk';
import type { SimulatedBook } from '../simulated/simulatedBook';
import { addWallet, printOfWallet } from '../simulated/simulatedBook';
import { changesBetween } from './deviceRecords';
import type { DeviceStore } from './deviceStore';
import type { Tabs } from './tabs';

/** The options of a ledger that is stored on the device. */
export interface DeviceBookOptions {
  readonly clock: Clock;
  /** Opens the store of the kept data, for the first call and after a failure. */
  readonly open: () => Promise<DeviceStore>;
  readonly tabs: Tabs;
  /** The currencies, networks and prices. */
  readonly start: WalletState;
}

/** The contents of a ledger, and what `replace` makes of them. */
export interface BookContents {
  readonly wallets: readonly WalletRecord[];
  readonly personal: Personal | null;
}

/** A ledger that is stored on the device. All books with the same database share its ledger, even in different tabs. */
export interface DeviceBook extends SimulatedBook {
  /** Reads the changes of other tabs. The first call opens the database. Rejects with `DeviceStoreError`. */
  readonly refresh: () => Promise<void>;
  /** Whether the wallets have been read. */
  readonly isRead: () => boolean;
  /** Whether an order is being carried out. */
  readonly isBusy: () => boolean;
  /** The contacts and choices at the last reading; null if they were never kept. */
  readonly personal: () => Personal | null;
  /** Replaces the contents by the result of `decide`, which is called again if another tab was faster. */
  readonly replace: (decide: (now: BookContents) => BookContents) => Promise<void>;
  /** Calls a function when another tab has written, until the returned function is called. */
  readonly onChange: (run: () => void) => Cancel;
  /** Closes the database. The next call opens it again. */
  readonly close: () => Promise<void>;
}

/** The outcome of a call: the next state and the answer, or an answer without a change. */
type Decided<Value, Refusal> = Result<
  { readonly state: WalletState; readonly value: Value },
  Refusal
>;

type Duplicate = { readonly kind: 'duplicate' };

/** Makes the kept ledger of a database. It is opened by the first call. */
export function createDeviceBook({ clock, open, tabs, start }: DeviceBookOptions): DeviceBook {
  const desk = createOrderDesk(clock);
  let opening: Promise<DeviceStore> | null = null;
  let generation = 0;
  let personal: Personal | null = null;
  let orders = 0;
  /** The end of the last write: the writes of a tab follow each other. */
  let last: Promise<unknown> = Promise.resolve();

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
    personal = snapshot.personal;
    book.state = { ...book.state, wallets: snapshot.wallets };
  }

  /** Applies a write of this tab. */
  function applyWrite(wallets: readonly WalletRecord[], kept: Personal | null): void {
    generation += 1;
    personal = kept;
    // Prices may have moved during the write.
    book.state = { ...book.state, wallets };
  }

  /** Decides by the newest state, and writes the outcome once for a key. Decides again if another tab was faster. */
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
    if (!(await store.write(generation, { ...changes, answer }))) return change(key, print, decide);
    applyWrite(state.wallets, personal);
    tabs.announce('changed');
    return accept(value);
  }

  async function replace(decide: (now: BookContents) => BookContents): Promise<void> {
    const store = await storeOf();
    await catchUp(store, await store.generation());
    const before = { wallets: book.state.wallets, personal };
    const after = decide(before);
    const isWritten = await store.write(generation, {
      ...changesBetween(before.wallets, after.wallets),
      ...(after.personal && { personal: after.personal }),
    });
    if (!isWritten) {
      await replace(decide);
      return;
    }
    applyWrite(after.wallets, after.personal);
    tabs.announce(after.wallets === before.wallets ? 'changed' : 'replaced');
  }

  /** Makes a change after the earlier ones. */
  function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  }

  /** Counts the orders that are being carried out. */
  async function counted<Value>(run: () => Promise<Value>): Promise<Value> {
    orders += 1;
    try {
      return await run();
    } finally {
      orders -= 1;
    }
  }

  const book: DeviceBook = {
    state: start,
    priceListeners: new Set(),
    record: {},
    isRead: () => generation > 0,
    isBusy: () => orders > 0,
    personal: () => personal,
    async refresh() {
      const store = await storeOf();
      await catchUp(store, await store.generation());
    },
    quote: (request) => desk.quote(book.state, request),
    take: (walletId, order, { idempotencyKey: key }, pay) =>
      counted(async () => {
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
      }),
    create: (wallet, { idempotencyKey: key }) =>
      inTurn(() =>
        change(key, printOfWallet(wallet), (state) => {
          const added = addWallet(state, wallet, clock.now());
          if (!added.ok) return added;
          return accept({ state: added.value.state, value: added.value.summary });
        }),
      ),
    replace: (decide) => inTurn(() => replace(decide)),
    onChange: (run) =>
      tabs.onMessage((message) => {
        if (message === 'changed') run();
      }),
    async close() {
      const closing = opening;
      opening = null;
      const store = await closing?.catch(() => null);
      store?.close();
    },
  };
  return book;
}
