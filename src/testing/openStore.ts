import { vi } from 'vitest';
import type { CurrencyId } from '../domain/currency/currency';
import { availableBalance, type ExchangeOrder, type SendOrder } from '../domain/ledger/ledger';
import { newKey } from '../services/random';
import { openWallets } from '../state/wallets/openWallets';
import type { OpenWallets } from '../state/session/session';
import { createWorld } from '../state/world';
import {
  createStoryWorld,
  seededRandom,
  type StoryWorld,
  type WorldDescription,
} from './storyWorld';
import { settled } from './time';

/** Opens the wallets of a `StoryWorld`. Throws if its adapter returns the wallets in a promise. */
export function walletsIn(world: StoryWorld) {
  const opened = openWallets(world);
  if (opened instanceof Promise) throw new Error('This world has no first sheet');
  return opened;
}

/** Returns a function that returns options with a new idempotency key for each order. */
export function keys() {
  const random = seededRandom(7);
  return () => ({ idempotencyKey: newKey(random) });
}

/** Creates a `StoryWorld` and the store of its wallets. Returns functions that submit orders and read wallets. */
export function open(description: WorldDescription = {}) {
  const world = createStoryWorld({ delays: 'real', ...description });
  const send = vi.fn(world.adapter.send);
  const exchange = vi.fn(world.adapter.exchange);
  const { store, follow }: OpenWallets = walletsIn(
    createWorld({ ...world, adapter: { ...world.adapter, send, exchange } }),
  );
  const another = keys();
  const { actions } = store.getState();
  const wallet = (id = 'personal') =>
    store.getState().data.wallets.find((candidate) => candidate.id === id);
  return {
    ...world,
    store,
    follow,
    calls: { send, exchange },
    /** Submits a payment with a new idempotency key, like a form. */
    send: (order: Omit<SendOrder, 'kind'>, more: { readonly anyway?: boolean } = {}) =>
      actions.send(order, { ...another(), ...more }),
    exchange: (order: Omit<ExchangeOrder, 'kind'>, more: { readonly anyway?: boolean } = {}) =>
      actions.exchange(order, { ...another(), ...more }),
    wallet,
    balance: (currency: CurrencyId, id?: string) => wallet(id)?.balances[currency],
    available: (currency: CurrencyId) => availableBalance(store.getState().data, currency),
  };
}

/** Advances the clock by `ms` milliseconds, and waits until the promises that depend on it have settled. */
export async function pass({ clock }: Pick<StoryWorld, 'clock'>, ms: number): Promise<void> {
  clock.advance(ms);
  await settled();
}
