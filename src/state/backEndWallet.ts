import { MissingCode, onRetry } from '../hooks/lazyWithRetry';
import type { BackEnd } from '../services/backEnd';
import type { WalletServices } from '../services/walletServices';
import type { World } from '../services/world';
import type { WorldWallet } from './worldWallet';
import { makeWallet } from './worldWallet';

const opened = new WeakMap<Promise<WalletServices>, Promise<WorldWallet>>();

/**
 * The wallets of a world that a back end keeps. It is asked for them once for each session, and once
 * more when they are tried again after a failure.
 */
export function openWallet(world: World, backEnd: BackEnd): Promise<WorldWallet> {
  const services = backEnd.loadWallets();
  const known = opened.get(services);
  if (known) return known;
  const wallet = services.then(
    (loaded) => makeWallet(world, loaded),
    (cause: unknown) => {
      onRetry(backEnd.forgetWallets);
      throw new MissingCode(cause);
    },
  );
  opened.set(services, wallet);
  return wallet;
}
