import type { StoreApi } from 'zustand/vanilla';
import type { Cancel } from '../services/clock';
import type { Device } from '../services/device';
import type { PriceFeed } from '../services/priceFeed';
import type { WalletServices } from '../services/walletServices';
import { createWalletServices } from '../services/walletServices';
import type { World } from '../services/world';
import type { WalletStore } from './walletStore';
import { createWalletStore } from './walletStore';

/** The wallets of a world, and the market that moves their prices. */
export interface WorldWallet {
  readonly store: StoreApi<WalletStore>;
  readonly priceFeed: PriceFeed;
}

const made = new WeakMap<World, WorldWallet>();

/**
 * Asks before the page is closed or loaded anew while an order is under way: nobody would hear how
 * it ended. At all other times nothing listens, so that the Back button finds the page as it was left.
 */
function askWhilePending({ getState, subscribe }: StoreApi<WalletStore>, device: Device): void {
  let stop: Cancel | null = null;
  const update = () => {
    if (getState().data.pending.length > 0) {
      stop ??= device.askBeforeLeaving();
    } else {
      stop?.();
      stop = null;
    }
  };
  update();
  subscribe(update);
}

/** Makes the wallets of a world over its services. */
export function makeWallet(
  world: World,
  { wallets, priceFeed, payments }: WalletServices,
): WorldWallet {
  const store = createWalletStore(wallets, { ...world, payments });
  askWhilePending(store, world.device);
  return { store, priceFeed };
}

/**
 * The wallets of a world, made when they are first asked for. They live as long as the world: an
 * order that is under way when its page closes is settled, and the next sign-in finds what is left.
 */
export function walletOf(world: World): WorldWallet {
  const known = made.get(world);
  if (known) return known;
  const wallet = makeWallet(world, { ...createWalletServices(world), ...world });
  made.set(world, wallet);
  return wallet;
}
