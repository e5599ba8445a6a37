import type { StoreApi } from 'zustand/vanilla';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import { CURRENCY_LIST, type CurrencyInfo } from '../../domain/currency/currency';
import type { WalletState } from '../../domain/ledger/ledger';
import type { Cancel } from '../../services/clock';
import type { Device } from '../../services/device';
import { createFollower } from '../live/followWallets';
import { DOUBTS_KEY } from '../orders/forgetDoubts';
import { isPrivate } from '../storage/useKept';
import { keepDoubts, readDoubts, withDoubts } from '../orders/keptDoubts';
import {
  readPages,
  readWallets,
  walletStateOf,
  withFound,
  withReading,
  type Reading,
} from '../live/readWallets';
import type { OpenWallets, Visit } from '../session/session';
import { createWalletStore, type WalletStore } from '../store/walletStore';
import type { World } from '../world';

/**
 * Makes the browser ask the user before the page unloads while an order is pending. The listener exists only during
 * that time, because a `beforeunload` listener keeps the page out of the back/forward cache.
 */
function confirmUnloadWhilePending(
  { getState, subscribe }: StoreApi<WalletStore>,
  device: Device,
): void {
  let stop: Cancel | null = null;
  const update = () => {
    if (getState().data.pending.length > 0) {
      stop ??= device.confirmBeforeUnload();
    } else {
      stop?.();
      stop = null;
    }
  };
  update();
  subscribe(update);
}

/**
 * Returns the session storage and the user's id. Null if there is no session storage or the user is unknown, because
 * pending orders are then not stored.
 */
function marksOf(world: World) {
  const userId = world.session.userId();
  return world.visit && userId !== null ? { marks: world.visit, userId } : null;
}

/**
 * Returns whether orders were stored before the page was reloaded. The code that reads them loads only in this case.
 */
function hasKeptDoubts(world: World): boolean {
  const kept = marksOf(world);
  return kept !== null && kept.marks.get(DOUBTS_KEY) !== null;
}

/**
 * Stores the pending orders of a session whenever they or the histories change, so that they survive a reload. If the
 * user's data has a lock, nothing is stored, because the session storage is not encrypted.
 */
function doubtsKeeper(
  world: World,
  visit: Visit,
  { getState, subscribe }: StoreApi<WalletStore>,
): () => void {
  const keep = () => {
    const kept = marksOf(world);
    // An order may end after its session. Nothing of the earlier user may be stored then.
    if (!kept || world.session.visit() !== visit) return;
    if (world.keeper && isPrivate(world.keeper.status())) kept.marks.remove(DOUBTS_KEY);
    else keepDoubts(kept.marks, kept.userId, getState().data);
  };
  const stop = world.keeper?.subscribe(() => {
    if (world.session.visit() === visit) keep();
    else stop?.();
  });
  subscribe(({ data }, { data: before }) => {
    const isChanged = data.pending !== before.pending;
    if (isChanged || (data.pending.length > 0 && data.wallets !== before.wallets)) keep();
  });
  keep();
  return keep;
}

/**
 * Listens for changes by another tab until the wallets are followed. The returned function removes the listener, and
 * returns whether the data has changed.
 */
function noteChanges(adapter: WalletAdapter, signal: AbortSignal): () => boolean {
  let isChanged = false;
  const stop = adapter.subscribeChanges?.(() => {
    isChanged = true;
  });
  signal.addEventListener('abort', () => stop?.());
  return () => {
    stop?.();
    const wasChanged = isChanged;
    isChanged = false;
    return wasChanged;
  };
}

/**
 * Creates the store of the wallets and its follower. `state` is the first reading. After a reload, `state` also
 * contains the orders that were stored before the reload.
 */
function walletsFrom(
  world: World,
  visit: Visit,
  first: Reading,
  state: WalletState,
  wasChanged = noteChanges(world.session.adapter, visit.reading.signal),
): OpenWallets {
  const { adapter } = world.session;
  const readAt = first.sheet.at;
  const store = createWalletStore(state, {
    ...world,
    adapter,
    readAt,
    onOrder: () => {
      follower.checkSoon();
    },
    signal: visit.reading.signal,
  });
  // The first reading may contain the record of an order that was stored before the reload.
  if (state.pending.length > 0)
    store.getState().actions.update((before) => withReading(before, first));
  const follower = createFollower({ ...world, adapter, store, readAt, wasChanged });
  confirmUnloadWhilePending(store, world.device);
  const { follow, checkSoon, isUnsettled } = follower;
  const wallets = {
    store,
    follow,
    refresh: checkSoon,
    isUnsettled,
    keepDoubts: doubtsKeeper(world, visit, store),
  };
  world.session.onOpen?.(wallets);
  return wallets;
}

async function readThem(
  world: World,
  visit: Visit,
  needed: readonly CurrencyInfo[],
): Promise<OpenWallets> {
  const { adapter } = world.session;
  const { signal } = visit.reading;
  const wasChanged = noteChanges(adapter, signal);
  let reading = await readWallets(adapter, signal);
  let state = walletStateOf(reading, world.log, needed);
  const kept = hasKeptDoubts(world) ? marksOf(world) : null;
  if (kept) {
    const doubts = readDoubts(kept.marks, kept.userId, state);
    if (doubts) {
      const ids = doubts.pending.map(({ walletId }) => walletId);
      const pages = { ...reading.pages, ...(await readPages(adapter, ids, signal)) };
      state = withDoubts(walletStateOf({ ...reading, pages }, world.log, needed), doubts);
      reading = await withFound(adapter, state, { ...reading, pages }, signal);
    }
  }
  const wallets = walletsFrom(world, visit, reading, state, wasChanged);
  visit.wallets = wallets;
  return wallets;
}

/**
 * Returns the wallets of the current session: immediately if the adapter has a `firstSheet`, otherwise a promise.
 * Repeated calls return the same wallets until the session ends, even if the promise rejects.
 *
 * @param needed The currencies that the pages need. They are first in the list, even without a price. Default: Florin's
 * currencies.
 */
export function openWallets(
  world: World,
  needed: readonly CurrencyInfo[] = CURRENCY_LIST,
): OpenWallets | Promise<OpenWallets> {
  const visit = world.session.visit();
  const isAtOnce = !visit.wallets && !hasKeptDoubts(world);
  const first = isAtOnce ? world.session.adapter.firstSheet?.() : null;
  visit.wallets ??= first
    ? walletsFrom(world, visit, first, walletStateOf(first, world.log, needed))
    : readThem(world, visit, needed);
  // If React is interrupted, no component may handle the rejection. Without this handler, the browser would report an
  // unhandled rejection.
  if (visit.wallets instanceof Promise) visit.wallets.catch(() => undefined);
  return visit.wallets;
}
