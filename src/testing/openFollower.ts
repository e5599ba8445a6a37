import { vi } from 'vitest';
import type { PriceListener, WalletAdapter } from '../adapters/walletAdapter';
import { sampleWorld } from '../domain/demo/sampleWorld';
import { createFollower } from '../state/live/followWallets';
import { createWalletStore } from '../state/store/walletStore';
import { createManualClock } from '../services/manualClock';
import { seededRandom } from './storyWorld';
import { settled } from './time';

/** The time of the first balances and prices, ISO 8601. */
export const AT = '2026-03-14T09:00:00.000Z';
export const START = sampleWorld(Date.parse(AT));

/**
 * Creates a store, and a follower that updates the store with the data of an adapter. The adapter's methods are mocks.
 */
export function openFollower() {
  const clock = createManualClock(Date.parse(AT));
  const balances = vi.fn<WalletAdapter['balances']>(() =>
    Promise.resolve({ wallets: START.wallets, market: START.market, at: AT }),
  );
  const history = vi.fn<WalletAdapter['history']>(() =>
    Promise.resolve({ transactions: [], next: null }),
  );
  const warn = vi.fn();
  const online = { run: () => undefined as void };
  const unsubscribed = vi.fn();
  const listeners: Required<PriceListener>[] = [];
  const subscribePrices = (listener: PriceListener) => {
    listeners.push(listener as Required<PriceListener>);
    return unsubscribed;
  };
  const send = vi.fn<WalletAdapter['send']>(() => new Promise(() => undefined));
  const changes = { listeners: new Set<() => void>() };
  const subscribeChanges = (listener: () => void) => {
    changes.listeners.add(listener);
    return () => changes.listeners.delete(listener);
  };
  const parts = { balances, history, subscribePrices, subscribeChanges, send };
  const adapter = parts as Partial<WalletAdapter> as WalletAdapter;
  const log = { info: vi.fn(), warn };
  const options = { adapter, clock, log, readAt: AT };
  const store = createWalletStore(START, { ...options, random: seededRandom(1) });
  const follower = createFollower({
    ...options,
    store,
    device: {
      onReconnect(run) {
        online.run = run;
        return () => undefined;
      },
    },
  });
  return {
    follower,
    clock,
    store,
    balances,
    history,
    warn,
    unsubscribed,
    online,
    changes,
    data: () => store.getState().data,
    /**
     * Returns the price listener that the follower passed to the adapter. A test may call it even after unsubscribing.
     */
    listener: () => {
      const listener = listeners.at(-1);
      if (!listener) throw new Error('No listener of prices is subscribed');
      return listener;
    },
    /** Advances the clock to the next read of the balances, and returns the number of reads. */
    reads: async () => {
      clock.advance(500);
      await settled();
      return balances.mock.calls.length;
    },
  };
}
