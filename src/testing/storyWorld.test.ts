import { describe, expect, it } from 'vitest';
import type { PriceUpdate, WalletAdapter } from '../adapters/walletAdapter';
import { createStoryWorld, seededRandom, type StoryWorld } from './storyWorld';
import { durationOf } from './time';

const ONCE = { idempotencyKey: 'a' };

const SEND = {
  walletId: 'personal',
  recipient: 'rent@example.com',
  amount: '1',
  currency: 'usd',
} as const;

/** Returns the price updates that a listener receives in the first 15 seconds. */
function firstPrices({ clock, adapter }: StoryWorld): PriceUpdate[] {
  const events: PriceUpdate[] = [];
  const stop = adapter.subscribePrices({ onPrices: (update) => events.push(update) });
  clock.advance(15_000);
  stop();
  return events;
}

/** Returns the wallets of a back end with their histories. */
async function walletsIn({ adapter }: StoryWorld) {
  const { wallets } = await adapter.balances();
  return Promise.all(
    wallets.map(async (wallet) => {
      const { transactions } = await adapter.history({ walletId: wallet.id });
      return { ...wallet, transactions };
    }),
  );
}

describe('the default world of a story', () => {
  it('has a clock that is stopped at a fixed time', () => {
    const { clock } = createStoryWorld();
    expect(new Date(clock.now()).toISOString()).toBe('2026-03-14T09:26:53.000Z');
    expect(clock.pending).toBe(0);
  });

  it('has the demo user signed in, with the sample wallets', async () => {
    const world = createStoryWorld();
    const wallets = await walletsIn(world);
    expect(world.adapter.user?.name).toBe('Alex Morgan');
    expect(wallets.map(({ name }) => name)).toEqual([
      'Personal Wallet',
      'Business Wallet',
      'Savings Wallet',
    ]);
    expect(world.start.activeWalletId).toBe('personal');
    expect(wallets.map(({ balances }) => balances.usd)).toEqual(['2847.32', '854.196', '4270.98']);
    expect(wallets[0]?.transactions[0]?.timestamp).toBe('2026-03-14T09:01:53.000Z');
  });

  it('responds immediately, can share, and has recorded nothing', async () => {
    const world = createStoryWorld();
    expect(await durationOf(world.clock, world.adapter.send(SEND, ONCE))).toBe(0);
    expect(world.device.canShare()).toBe(true);
    const { outcomes, copied, shared, logged } = world;
    expect({ outcomes, copied, shared, logged }).toEqual({
      outcomes: {},
      copied: [],
      shared: [],
      logged: [],
    });
  });
});

describe('a described world', () => {
  it('can be signed out, and can have another time', async () => {
    const world = createStoryWorld({ session: 'signed-out', now: '2024-02-29T23:59:59.999Z' });
    expect(world.adapter.user).toBeNull();
    await expect(world.adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
    expect(world.clock.now()).toBe(1_709_251_199_999);
    expect(world.start.wallets[0]?.transactions[0]?.timestamp).toBe('2024-02-29T23:34:59.999Z');
  });

  it('can have a user that differs from the demo user', () => {
    const { user } = createStoryWorld({ user: { isVerified: false } }).adapter;
    expect(user).toMatchObject({ name: 'Alex Morgan', isVerified: false });
  });

  it('can be empty: one wallet without money and without history', async () => {
    const world = createStoryWorld({ holdings: 'empty' });
    const [wallet, ...others] = await walletsIn(world);
    expect(others).toEqual([]);
    expect(world.start.wallets[0]?.balances).toEqual({});
    const none = { usd: '0', eur: '0', gbp: '0', btc: '0', eth: '0', ada: '0' };
    expect(wallet).toMatchObject({ balances: none, transactions: [] });
  });

  it('can have other balances in the active wallet only', async () => {
    const wallets = await walletsIn(createStoryWorld({ balances: { usd: '1', btc: '2' } }));
    expect(wallets.map(({ balances }) => `${balances.usd} ${balances.btc}`)).toEqual([
      '1 2',
      '854.196 0.046269',
      '4270.98 0.231345',
    ]);
    expect(wallets[0]?.balances.eur).toBe('1250.75');
    const [empty] = await walletsIn(
      createStoryWorld({ holdings: 'empty', balances: { ada: '7' } }),
    );
    expect(empty?.balances.ada).toBe('7');
  });

  it('can have a long history and saved contacts', async () => {
    const contacts = [{ id: 'ana', name: 'Ana', email: 'ana@florin.example', addresses: {} }];
    const world = createStoryWorld({ transactions: 500, contacts });
    expect(world.start.wallets.map(({ transactions }) => transactions.length)).toEqual([500, 2, 1]);
    expect(world.contacts.getState().contacts).toEqual(contacts);
  });

  it('can have another back end, whose calls can fail', async () => {
    const backEnd = (simulated: WalletAdapter) => ({
      ...simulated,
      balances: () => Promise.reject(new Error('Away')),
    });
    const { adapter, outcomes } = createStoryWorld({ backEnd });
    await expect(adapter.balances()).rejects.toThrow('Away');
    outcomes.balances = 'fail';
    await expect(adapter.balances()).rejects.toThrow('The balances call failed');
  });

  it('can have the specified delays', async () => {
    const { clock, adapter } = createStoryWorld({ delays: 'real' });
    expect(await durationOf(clock, adapter.send(SEND, ONCE))).toBe(2_000);
  });

  it('can change its delays while it runs', async () => {
    const world = createStoryWorld();
    world.delays = 'real';
    expect(await durationOf(world.clock, world.adapter.send(SEND, ONCE))).toBe(2_000);
  });

  it('fails as described and as changed while it runs, and does not change its description', async () => {
    const calls = { send: 'fail' } as const;
    const world = createStoryWorld({ calls });
    await expect(world.adapter.send(SEND, ONCE)).rejects.toThrow('The send call failed');
    world.outcomes.send = 'normal';
    await expect(world.adapter.send(SEND, ONCE)).resolves.toMatchObject({ ok: true });
    expect(calls).toEqual({ send: 'fail' });
  });
});

describe('randomness in a story', () => {
  it('repeats with its seed and differs from seed to seed', () => {
    const prices = firstPrices(createStoryWorld({ seed: 7 }));
    expect(prices).toHaveLength(3);
    expect(firstPrices(createStoryWorld({ seed: 7 }))).toEqual(prices);
    expect(firstPrices(createStoryWorld({ seed: 8 }))).not.toEqual(prices);
    expect(firstPrices(createStoryWorld())).toEqual(firstPrices(createStoryWorld({ seed: 1 })));
  });

  it('returns every number of its range, and no other', () => {
    const random = seededRandom(1);
    const drawn = new Set(Array.from({ length: 200 }, () => random.integer(-2, 3)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
  });
});

describe('the output of a story', () => {
  it('is recorded: copies, shares and log lines in order', async () => {
    const world = createStoryWorld();
    await world.device.copy('bc1q');
    await world.device.copy('0x71');
    await world.device.share('Send BTC to bc1q');
    world.log.info('Profile saved', { firstName: 'Alex' });
    world.log.warn('Sharing failed', new Error('closed'));
    expect(world.copied).toEqual(['bc1q', '0x71']);
    expect(world.shared).toEqual(['Send BTC to bc1q']);
    expect(world.logged).toEqual(['Profile saved', 'Sharing failed']);
  });

  it('is not recorded if the call failed', async () => {
    const world = createStoryWorld({ calls: { copy: 'fail' }, canShare: false });
    await expect(world.device.copy('bc1q')).rejects.toThrow('The copy call failed');
    expect(world.copied).toEqual([]);
    expect(world.device.canShare()).toBe(false);
  });

  it('is separate for each world', async () => {
    const [one, other] = [createStoryWorld(), createStoryWorld()];
    await one.device.copy('bc1q');
    one.outcomes.copy = 'fail';
    one.clock.advance(1_000);
    expect(other.copied).toEqual([]);
    expect(other.outcomes).toEqual({});
    expect(new Date(other.clock.now()).toISOString()).toBe('2026-03-14T09:26:53.000Z');
  });
});
