import type { StoreApi } from 'zustand/vanilla';
import type { WalletAdapter } from '../../backend/walletAdapter';
import type { CurrencyInfo } from '../../domain/currency/currency';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import type { WalletState } from '../../domain/ledger/ledger';
import type { Cancel } from '../../services/clock';
import type { Device } from '../../services/device';
import { createFollower } from '../live/followWallets';
import type { Reading } from '../live/readWallets';
import { DOUBTS_KEY } from '../orders/forgetDoubts';
import { isPrivate } from '../storage/useKept';
import { keepDoubts } from '../orders/keepDoubts';
import { readPages, readWallets, walletStateOf, withFound, withReading } from '../live/readWallets';
import type { OpenWallets, Visit } from '../session/session';
import type { WalletStore } from '../store/walletStore';
import { createWalletStore } from '../store/walletStore';
import type { World } from '../world';

/**
 * Makes the browser ask before the page unloads while an order is pending, because the user would not see the result of
 * the order. At all other times there is no listener, because it would keep the page out of the back/forward cache.
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

/** The marks of the tab while a user is signed in; null if nothing is kept for a reload. */
function marksOf(world: World) {
  const userId = world.session.userId();
  return world.visit && userId !== null ? { marks: world.visit, userId } : null;
}

/** Whether orders were kept before the page was reloaded. The code that reads them loads only then. */
function hasKeptDoubts(world: World): boolean {
  const kept = marksOf(world);
  return kept !== null && kept.marks.get(DOUBTS_KEY) !== null;
}

/**
 * Keeps the pending orders of a session for a reload whenever they or the known records change. With a lock, nothing is
 * kept, because the tab's storage is not encrypted.
 */
function doubtsKeeper(
  world: World,
  visit: Visit,
  { getState, subscribe }: StoreApi<WalletStore>,
): () => void {
  const keep = () => {
    const kept = marksOf(world);
    // After the session, orders may still end, but nothing of the user is kept any more.
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
 * Notes whether another tab changes the data before the wallets follow it. The returned function ends that, and returns
 * whether there was a change.
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

/** Creates the wallets of a session from their first reading, or from the state before it with the orders in doubt. */
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
  // The first reading may contain the record of an order that was in doubt before the page was reloaded.
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
    const { readDoubts, withDoubts } = await import('../orders/restoreDoubts');
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
 * Returns the wallets of the current session: immediately if the adapter has a first sheet, otherwise a promise. The
 * result is the same until the next session, even if the promise rejects.
 *
 * @param needed The currencies that the pages need. They are listed first, also without a price. Default: Florin's
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
  // React can be interrupted before it renders the component that handles a failed reading. Without this handler, the
  // browser would report an unhandled rejection.
  if (visit.wallets instanceof Promise) visit.wallets.catch(() => undefined);
  return visit.wallets;
}
