import { describe, expect, it, vi } from 'vitest';
import { KEPT_HINT } from '../adapters/keeper';
import { DEMO_CREDENTIALS } from '../domain/demo/demoAccount';
import { createManualClock } from '../services/manualClock';
import { createFakeLocks } from '../testing/fakeLocks';
import { createMarks } from '../testing/keptTabs';
import { seededRandom } from '../testing/storyWorld';
import { durationOf } from '../testing/time';
import { simulatedBackEnd } from './appBackEnd';

describe('the back end of the app', () => {
  const open = () => {
    const clock = createManualClock(Date.parse('2026-03-14T09:26:53.000Z'));
    const { adapter } = simulatedBackEnd({ clock, random: seededRandom(1) });
    return { clock, adapter };
  };

  /** @spec starts-signed-in */
  it('starts with the demo session and the sample wallets, dated before its start', async () => {
    const { clock, adapter } = open();
    clock.advance(2_000_000);
    expect(adapter.firstSheet?.()).toBeNull();
    await adapter.load();
    const first = adapter.firstSheet?.();
    expect(adapter.user?.email).toBe('demo@florin.example');
    expect(first?.sheet.wallets.map(({ id }) => id)).toEqual(['personal', 'business', 'savings']);
    expect(first?.sheet.wallets[0]?.createdAt).toBe('2026-01-28T09:26:53.000Z');
    const [newest] = first?.pages['personal']?.transactions ?? [];
    expect(newest?.timestamp).toBe('2026-03-14T09:01:53.000Z');
  });

  it('responds after the specified delays', async () => {
    const { clock, adapter } = open();
    expect(await durationOf(clock, adapter.signIn(DEMO_CREDENTIALS))).toBe(1_000);
  });
});

describe('another tab has begun to store data, and the code for stored data does not load', () => {
  it('refuses a payment, and moves no money in memory', async () => {
    vi.doMock('./keptCode', () => {
      throw new Error('The file is missing');
    });
    const marks = createMarks();
    const clock = createManualClock(0);
    const { adapter } = simulatedBackEnd(
      { clock, random: seededRandom(1), delays: 'none' },
      undefined,
      { locks: createFakeLocks(), marks },
    );
    await adapter.load();
    marks.set(KEPT_HINT, 'yes');
    const payment = {
      walletId: 'personal',
      recipient: 'rent@florin.example',
      amount: '800',
      currency: 'usd',
    } as const;
    const sent = await adapter.send(payment, { idempotencyKey: 'of the form' });
    expect(sent).toEqual({ ok: false, refusal: { kind: 'not-loaded' } });
    const { wallets } = await adapter.balances();
    expect(wallets[0]?.balances['usd']).toBe('2847.32');
    vi.doUnmock('./keptCode');
  });
});
