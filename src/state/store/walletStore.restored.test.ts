import { describe, expect, it } from 'vitest';
import { availableBalance } from '../../domain/ledger/ledger';
import { createStoryWorld } from '../../testing/storyWorld';
import { createWalletStore } from './walletStore';

const readAt = '2026-03-14T09:26:53.000Z';
const RENT = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;

describe('a store with the state of another store', () => {
  it('places a new order in addition to the pending order, and neither replaces the other', async () => {
    const closed = createStoryWorld({ calls: { send: 'hang' } });
    const before = createWalletStore(closed.start, { ...closed, readAt });
    void before.getState().actions.send(RENT, { idempotencyKey: 'before' });
    const left = before.getState().data;
    const world = createStoryWorld({ delays: 'real' });
    const store = createWalletStore(left, { ...world, readAt });
    const options = { idempotencyKey: 'now' };
    const sent = store.getState().actions.send({ ...RENT, amount: '100' }, options);
    expect(store.getState().data.pending).toHaveLength(2);
    world.clock.advance(2_000);
    await expect(sent).resolves.toEqual({ ok: true, value: null });
    expect(store.getState().data.pending).toEqual(left.pending);
    expect(store.getState().data.wallets[0]?.balances.usd).toBe('2747.32');
    expect(availableBalance(store.getState().data, 'usd')).toBe('2700');
  });
});
