import type { StoreApi } from 'zustand/vanilla';
import type { PriceFeed } from '../services/priceFeed';
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
 * The wallets of a world, made when they are first asked for. They live as long as the world: an
 * order that is under way when its page closes is settled, and the next sign-in finds what is left.
 */
export function walletOf(world: World): WorldWallet {
  const known = made.get(world);
  if (known) return known;
  const services = { ...createWalletServices(world), ...world };
  const wallet = {
    store: createWalletStore(services.wallets, services),
    priceFeed: services.priceFeed,
  };
  made.set(world, wallet);
  return wallet;
}
