import { vi } from 'vitest';
import type { CurrencyId } from '../domain/currency/currency';
import { availableBalance } from '../domain/ledger/ledger';
import type { WorldDescription } from './storyWorld';
import { createStoryWorld } from './storyWorld';
import { settled } from './time';
import { createWalletStore } from '../state/walletStore';

/** A store over a story's world with the specified delays, and a look into the active wallet. */
export function open(description: WorldDescription = {}) {
  const world = createStoryWorld({ delays: 'real', ...description });
  const send = vi.fn(world.payments.send);
  const exchange = vi.fn(world.payments.exchange);
  const store = createWalletStore(world.wallets, { ...world, payments: { send, exchange } });
  const wallet = (id = 'personal') =>
    store.getState().data.wallets.find((candidate) => candidate.id === id);
  return {
    ...world,
    store,
    calls: { send, exchange },
    wallet,
    balance: (currency: CurrencyId, id?: string) => wallet(id)?.balances[currency],
    available: (currency: CurrencyId) => availableBalance(store.getState().data, currency),
  };
}

/** Moves the clock on and lets everything go on that waited for it. */
export async function pass({ clock }: ReturnType<typeof open>, ms: number): Promise<void> {
  clock.advance(ms);
  await settled();
}
