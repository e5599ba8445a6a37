import type { StoreApi } from 'zustand/vanilla';
import type { CurrencyInfo } from '../domain/currency/currency';
import { CURRENCY_LIST } from '../domain/currency/currency';
import type { WalletState } from '../domain/ledger/ledger';
import type { Cancel } from '../services/clock';
import type { Device } from '../services/device';
import { createFollower } from './following';
import type { Reading } from './reading';
import type { KeptDoubts } from './keptDoubts';
import { keepDoubts, readDoubts, withDoubts } from './keptDoubts';
import { readPages, readWallets, walletStateOf, withFound, withReading } from './reading';
import type { OpenWallets, Session } from './sessions';
import { sessionsOf } from './sessions';
import type { WalletStore } from './walletStore';
import { createWalletStore } from './walletStore';
import type { World } from './world';

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

/** The state after the first reading, and the orders that were in doubt before the page was reloaded. */
interface Start {
  readonly state: WalletState;
  /** Null if there are none. */
  readonly doubts: KeptDoubts | null;
}

function startOf(world: World, first: Reading, needed: readonly CurrencyInfo[]): Start {
  const state = walletStateOf(first, world.log, needed);
  const userId = sessionsOf(world).userId();
  const isKept = world.visit !== undefined && userId !== null;
  return { state, doubts: isKept ? readDoubts(world.visit, userId, state) : null };
}

/** Keeps the pending orders of a session for a reload whenever they or the known records change. */
function doubtsKeeper(
  world: World,
  session: Session,
  { getState, subscribe }: StoreApi<WalletStore>,
): () => void {
  const keep = () => {
    const sessions = sessionsOf(world);
    const userId = sessions.userId();
    // After the session, orders may still end, but nothing of the user is kept any more.
    if (world.visit && userId !== null && sessions.current() === session)
      keepDoubts(world.visit, userId, getState().data);
  };
  subscribe(({ data }, { data: before }) => {
    const isChanged = data.pending !== before.pending;
    if (isChanged || (data.pending.length > 0 && data.wallets !== before.wallets)) keep();
  });
  keep();
  return keep;
}

/** Creates the wallets of a session from their first reading. */
function walletsFrom(
  world: World,
  session: Session,
  first: Reading,
  { state, doubts }: Start,
): OpenWallets {
  const { adapter } = sessionsOf(world);
  const readAt = first.sheet.at;
  const store = createWalletStore(doubts ? withDoubts(state, doubts) : state, {
    ...world,
    adapter,
    readAt,
    onOrder: () => {
      follower.checkSoon();
    },
    signal: session.reading.signal,
  });
  // The first reading may contain the record of an order that was in doubt before the page was reloaded.
  if (doubts) store.getState().actions.update((before) => withReading(before, first));
  const follower = createFollower({ ...world, adapter, store, readAt });
  confirmUnloadWhilePending(store, world.device);
  const { follow, checkSoon, isUnsettled } = follower;
  const wallets = {
    store,
    follow,
    refresh: checkSoon,
    isUnsettled,
    keepDoubts: doubtsKeeper(world, session, store),
  };
  sessionsOf(world).onOpen?.(wallets);
  return wallets;
}

async function readThem(
  world: World,
  session: Session,
  needed: readonly CurrencyInfo[],
): Promise<OpenWallets> {
  const { adapter } = sessionsOf(world);
  const { signal } = session.reading;
  let reading = await readWallets(adapter, signal);
  let start = startOf(world, reading, needed);
  const { doubts } = start;
  if (doubts) {
    const ids = doubts.pending.map(({ walletId }) => walletId);
    const pages = { ...reading.pages, ...(await readPages(adapter, ids, signal)) };
    start = { ...start, state: walletStateOf({ ...reading, pages }, world.log, needed) };
    reading = await withFound(
      adapter,
      withDoubts(start.state, doubts),
      { ...reading, pages },
      signal,
    );
  }
  const wallets = walletsFrom(world, session, reading, start);
  session.wallets = wallets;
  return wallets;
}

/**
 * Returns the wallets of the current session: immediately if the adapter has a first sheet, otherwise a promise. The
 * result is the same until the next session, even if the promise rejects.
 *
 * @param needed The currencies that the pages need. The wallets cannot be opened if one of them has no price. Default:
 * Florin's currencies.
 */
export function openWallets(
  world: World,
  needed: readonly CurrencyInfo[] = CURRENCY_LIST,
): OpenWallets | Promise<OpenWallets> {
  const session = sessionsOf(world).current();
  const first = session.wallets ? null : sessionsOf(world).adapter.firstSheet?.();
  return (session.wallets ??= first
    ? walletsFrom(world, session, first, startOf(world, first, needed))
    : readThem(world, session, needed));
}
