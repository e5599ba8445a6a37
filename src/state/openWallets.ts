import type { StoreApi } from 'zustand/vanilla';
import type { CurrencyInfo } from '../domain/currency/currency';
import { CURRENCY_LIST } from '../domain/currency/currency';
import type { Cancel } from '../services/clock';
import type { Device } from '../services/device';
import { createFollower } from './following';
import type { Reading } from './reading';
import { readWallets, walletStateOf } from './reading';
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

/** Creates the wallets of a session from their first reading. */
function walletsFrom(
  world: World,
  { reading: { signal } }: Session,
  first: Reading,
  needed: readonly CurrencyInfo[],
): OpenWallets {
  const { adapter } = sessionsOf(world);
  const readAt = first.sheet.at;
  const store = createWalletStore(walletStateOf(first, world.log, needed), {
    ...world,
    adapter,
    readAt,
    onOrder: () => {
      follower.checkSoon();
    },
    signal,
  });
  const follower = createFollower({ ...world, adapter, store, readAt });
  confirmUnloadWhilePending(store, world.device);
  const { follow, checkSoon, isUnsettled } = follower;
  const wallets = { store, follow, refresh: checkSoon, isUnsettled };
  sessionsOf(world).onOpen?.(wallets);
  return wallets;
}

async function readThem(
  world: World,
  session: Session,
  needed: readonly CurrencyInfo[],
): Promise<OpenWallets> {
  const { adapter } = sessionsOf(world);
  const reading = await readWallets(adapter, session.reading.signal);
  const wallets = walletsFrom(world, session, reading, needed);
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
    ? walletsFrom(world, session, first, needed)
    : readThem(world, session, needed));
}
