import { describe, expect, it } from 'vitest';
import { createManualClock } from '../services/manualClock';
import { durationOf } from '../testing/time';
import { createFakeAdapter } from './fakeAdapter';
import type { Faults } from './faults';

const NOW = Date.parse('2026-03-14T09:26:53.000Z');

const RENT = {
  walletId: 'personal',
  recipient: 'rent@example.com',
  amount: '47.32',
  currency: 'usd',
} as const;

const KEY = { idempotencyKey: 'rent' };

function fake(options: { faults?: Faults; delays?: 'real' } = {}) {
  const clock = createManualClock(NOW);
  const adapter = createFakeAdapter({ clock, ...options });
  const dollars = async () => (await adapter.balances()).wallets[0]?.balances.usd;
  return { clock, adapter, dollars };
}

describe('a fake back end', () => {
  it('has the sample wallets, dated by the clock', async () => {
    const { adapter } = fake();
    const { wallets, at } = await adapter.balances();
    expect(wallets.map(({ id }) => id)).toEqual(['personal', 'business', 'savings']);
    expect(at).toBe('2026-03-14T09:26:53.000Z');
    expect(adapter.user?.name).toBe('Alex Morgan');
  });

  it('has no signed-in user if that is requested', async () => {
    const adapter = createFakeAdapter({ clock: createManualClock(NOW), user: null });
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
  });

  it('pays at once, or two seconds later on the clock', async () => {
    const { adapter, dollars } = fake();
    expect(await adapter.send(RENT, KEY)).toMatchObject({ ok: true });
    expect(await dollars()).toBe('2800');
    const slow = fake({ delays: 'real' });
    expect(await durationOf(slow.clock, slow.adapter.send(RENT, KEY))).toBe(2_000);
  });

  it('does not execute a call that fails', async () => {
    const faults: Faults = { send: 'fail' };
    const { adapter, dollars } = fake({ faults });
    await expect(adapter.send(RENT, KEY)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(await dollars()).toBe('2847.32');
    delete faults.send;
    expect(await adapter.send(RENT, KEY)).toMatchObject({ ok: true });
    expect(await dollars()).toBe('2800');
  });

  it('executes a call once if its response is lost', async () => {
    const { adapter, dollars } = fake({ faults: { next: 'lost' } });
    await expect(adapter.send(RENT, KEY)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(await dollars()).toBe('2800');
    expect(await adapter.send(RENT, KEY)).toMatchObject({ ok: true });
    expect(await dollars()).toBe('2800');
  });

  it('changes prices only when a test sets them', async () => {
    const { adapter, clock } = fake();
    const received: unknown[] = [];
    const stop = adapter.subscribePrices({ onPrices: (update) => received.push(update) });
    clock.advance(5_000);
    expect(received).toMatchObject([
      { market: { ada: { price: '0.45' }, btc: { price: '43250' }, eth: { price: '2580' } } },
    ]);
    adapter.setPrices({ btc: { price: '45000', change24h: '4.05' } });
    expect(received.slice(1)).toEqual([
      { market: { btc: { price: '45000', change24h: '4.05' } }, at: '2026-03-14T09:26:58.000Z' },
    ]);
    stop();
    adapter.setPrices({ eth: { price: '2600', change24h: '0' } });
    expect(received).toHaveLength(2);
    const { market } = await adapter.balances();
    expect([market.btc.price, market.eth.price]).toEqual(['45000', '2600']);
  });

  it('recognises the user by biometrics', async () => {
    const { adapter } = fake();
    expect(await adapter.signInWithBiometrics?.()).toMatchObject({ ok: true });
  });
});
