import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock';
import { consoleLog } from './log';
import { createManualClock } from '../testing/manualClock';
import { systemRandom } from './random';
import { durationOf } from '../testing/time';
import { createWalletServices } from './walletServices';
import { createWorld } from './world';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the world that the app runs in', () => {
  it('has the device’s own clock, randomness and log', () => {
    const world = createWorld();
    expect(world.clock).toBe(systemClock);
    expect(world.random).toBe(systemRandom);
    expect(world.log).toBe(consoleLog);
  });

  it('starts with the demo session and the sample wallets, dated back from its beginning', () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-14T09:26:53.000Z') });
    const world = createWorld();
    vi.setSystemTime(Date.parse('2026-03-14T10:00:00.000Z'));
    const { wallets } = createWalletServices(world);
    expect(world.user?.email).toBe('demo@florin.example');
    expect(wallets.wallets.map(({ id }) => id)).toEqual(['personal', 'business', 'savings']);
    expect(wallets.wallets[0]?.transactions[0]?.timestamp).toBe('2026-03-14T09:01:53.000Z');
  });

  it('takes the specified delays', async () => {
    const clock = createManualClock(0);
    const { authentication } = createWorld({ clock });
    expect(await durationOf(clock, authentication.signInAsDemo())).toBe(1_000);
  });

  it('lends the browser’s clipboard', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await createWorld().device.copy('bc1q');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('bc1q');
  });

  it('can have nobody signed in: null is an answer, not something left out', () => {
    expect(createWorld({ user: null }).user).toBeNull();
  });

  it('asks the randomness and the clock that it is given', async () => {
    const clock = createManualClock(0);
    const random = { integer: () => 91 };
    const world = createWorld({ clock, random, delays: 'none' });
    await expect(world.authentication.signInWithBiometrics()).resolves.toBeNull();
    expect(createWalletServices(world).wallets.wallets[0]?.createdAt).toBe(
      '1969-11-17T00:00:00.000Z',
    );
  });
});

describe('the device’s randomness', () => {
  it.each([
    [0, 1],
    [0.5, 51],
    [0.999_999_999, 100],
  ])('turns a draw of %d into %d of 1 to 100', (draw, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(draw);
    expect(systemRandom.integer(1, 100)).toBe(expected);
  });

  it('reaches below zero, and knows a range of one', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(systemRandom.integer(-5_000, 5_000)).toBe(-5_000);
    expect(systemRandom.integer(7, 7)).toBe(7);
  });
});

describe('the app’s log', () => {
  it('writes to the console, with what belongs to the message', () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const cause = new Error('closed');
    consoleLog.info('Profile saved', { firstName: 'Alex' });
    consoleLog.warn('Sharing failed', cause);
    expect(info.mock.calls).toEqual([['Profile saved', { firstName: 'Alex' }]]);
    expect(warn.mock.calls).toEqual([['Sharing failed', cause]]);
  });
});
