import { vi } from 'vitest';
import type { PriceListener, WalletAdapter } from '../backend/walletAdapter';
import { sampleWorld } from '../domain/demo/sampleWorld';
import { createFollower } from '../state/live/followWallets';
import { createWalletStore } from '../state/store/walletStore';
import { createManualClock } from '../services/manualClock';
import { seededRandom } from './storyWorld';
import { settled } from './time';

/** The time of the first balances and prices. */
export const AT = '2026-03-14T09:00:00.000Z';
/** The wallets at the start. */
export const START = sampleWorld(Date.parse(AT));

/** Creates a store that follows the updates of an adapter. The calls of the adapter can be replaced. */
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
    /** Returns the listener that the store passed to the adapter. The adapter may call it even after unsubscribing. */
    listener: () => {
      const listener = listeners.at(-1);
      if (!listener) throw new Error('No listener of prices is subscribed');
      return listener;
    },
    /** Returns how often the balances have been read, after the pause between two readings. */
    reads: async () => {
      clock.advance(500);
      await settled();
      return balances.mock.calls.length;
    },
  };
}
