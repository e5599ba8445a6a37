import { describe, expect, it } from 'vitest';
import { availableBalance } from '../domain/ledger/ledger';
import { createStoryWorld } from '../testing/storyWorld';
import { createWalletStore } from './walletStore';

const RENT = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;

describe('a store that begins with what another one has left', () => {
  it('places a new order beside the one that was under way, and neither stands in for the other', async () => {
    const closed = createStoryWorld({ calls: { send: 'hang' } });
    const before = createWalletStore(closed.wallets, closed);
    void before.getState().actions.send(RENT);
    const left = before.getState().data;
    // Another visit draws other keys.
    const world = createStoryWorld({ delays: 'real', seed: 2 });
    const store = createWalletStore(left, world);
    const sent = store.getState().actions.send({ ...RENT, amount: '100' });
    expect(store.getState().data.pending).toHaveLength(2);
    world.clock.advance(2_000);
    await expect(sent).resolves.toEqual({ ok: true, value: null });
    expect(store.getState().data.pending).toEqual(left.pending);
    expect(store.getState().data.wallets[0]?.balances.usd).toBe('2747.32');
    expect(availableBalance(store.getState().data, 'usd')).toBe('2700');
  });
});
