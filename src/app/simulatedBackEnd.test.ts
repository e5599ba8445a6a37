import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS } from '../domain/demo/demoAccount';
import { createManualClock } from '../services/manualClock';
import { seededRandom } from '../testing/storyWorld';
import { durationOf } from '../testing/time';
import { simulatedBackEnd } from './simulatedBackEnd';

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
