import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST, forEachCurrency } from '../../domain/currency/currency';
import { createManualClock } from '../../services/manualClock';
import { seededRandom } from '../../testing/storyWorld';
import {
  createSimulatedAdapter,
  createSimulatedWallets,
  type SimulatedAdapterOptions,
} from './simulatedAdapter';
import { createSimulatedSession } from './simulatedSession';

const NOW = Date.parse('2025-11-21T09:00:00.000Z');
const ONCE = { idempotencyKey: 'a' };
const TRIPS = { name: ' Trips ', type: 'personal', color: 'tide' } as const;

/** Opens the wallets of a simulated back end, which supports all optional methods. */
function open(change: Partial<SimulatedAdapterOptions> = {}) {
  const clock = createManualClock(NOW);
  const options = { clock, random: seededRandom(1), delays: 'none', ...change } as const;
  const session = createSimulatedSession(options);
  return { clock, session, wallets: createSimulatedWallets(session, options) };
}

describe('the first sheet', () => {
  it('has the balances and the whole histories', async () => {
    const { wallets } = open();
    const first = wallets.firstSheet();
    expect(first?.sheet).toEqual(await wallets.balances());
    expect(Object.keys(first?.pages ?? {})).toEqual(['personal', 'business', 'savings']);
    expect(first?.pages['personal']?.transactions).toHaveLength(8);
    expect(first?.pages['personal']?.next).toBeNull();
  });

  it('exists only while a user is signed in', async () => {
    const { session, wallets } = open();
    await session.signOut();
    expect(wallets.firstSheet()).toBeNull();
    await session.signInWithBiometrics();
    expect(wallets.firstSheet()?.sheet.wallets[0]?.id).toBe('personal');
    expect(open({ user: null }).wallets.firstSheet()).toBeNull();
  });
});

describe('one transaction', () => {
  it('is found by wallet and id', async () => {
    const { wallets } = open();
    const line = wallets.firstSheet()?.pages['personal']?.transactions[3];
    const id = line?.id ?? '';
    expect(await wallets.transaction({ walletId: 'personal', id })).toEqual(line);
    expect(await wallets.transaction({ walletId: 'business', id })).toBeNull();
    expect(await wallets.transaction({ walletId: 'personal', id: 'x' })).toBeNull();
  });
});

describe('a new wallet', () => {
  it('is empty and the last in the list, with a trimmed name and the time of its creation', async () => {
    const { wallets } = open();
    const none = forEachCurrency(CURRENCY_LIST, () => '0');
    const created = {
      id: 'wallet-4',
      name: 'Trips',
      type: 'personal',
      color: 'tide',
      createdAt: '2025-11-21T09:00:00.000Z',
      balances: none,
    };
    expect(await wallets.createWallet(TRIPS, ONCE)).toEqual({ ok: true, value: created });
    const { wallets: all } = await wallets.balances();
    expect(all).toHaveLength(4);
    expect(all[3]).toEqual(created);
    expect(await wallets.history({ walletId: 'wallet-4' })).toEqual({
      transactions: [],
      next: null,
    });
  });

  it('is created once for each key', async () => {
    const { wallets } = open();
    const first = await wallets.createWallet(TRIPS, ONCE);
    expect(await wallets.createWallet(TRIPS, ONCE)).toEqual(first);
    expect(await wallets.createWallet({ ...TRIPS, name: 'Rent' }, ONCE)).toEqual({
      ok: false,
      refusal: { kind: 'duplicate' },
    });
    expect(await wallets.createWallet(TRIPS, { idempotencyKey: 'b' })).toMatchObject({
      ok: true,
      value: { id: 'wallet-5' },
    });
  });

  it('needs a name, and a refusal does not use up the key', async () => {
    const { wallets } = open();
    expect(await wallets.createWallet({ ...TRIPS, name: '  ' }, ONCE)).toEqual({
      ok: false,
      refusal: { kind: 'no-name' },
    });
    expect(await wallets.createWallet(TRIPS, ONCE)).toMatchObject({ ok: true });
  });
});

it('a wallet has an address for receiving each currency', async () => {
  const { wallets } = open();
  const addresses = await wallets.receiveAddresses('personal');
  expect(Object.keys(addresses)).toEqual(CURRENCY_LIST.map(({ id }) => id));
  expect(Object.values(addresses).every((address) => address !== '')).toBe(true);
});

describe('past prices', () => {
  it('end with the prices that were shown, and keep the highest and the lowest of them', async () => {
    const { clock, wallets } = open();
    const shown: number[] = [];
    const read = async () => (await wallets.balances()).market.btc?.price;
    shown.push(Number(await read()));
    const stop = wallets.subscribePrices({
      onPrices: ({ market }) => shown.push(Number(market.btc?.price)),
    });
    clock.advance(3_600_000);
    stop();
    const series = await wallets.priceHistory('btc');
    const opened = series.findIndex(({ at }) => at === NOW);
    expect(series[opened]?.price).toBe('43250');
    const later = series.slice(opened).map(({ price }) => Number(price));
    expect(Math.max(...later)).toBe(Math.max(...shown));
    expect(Math.min(...later)).toBe(Math.min(...shown));
    expect(series.at(-1)).toEqual({ at: NOW + 3_600_000, price: await read() });
    expect(series.map(({ at }) => at)).toEqual(
      series.map(({ at }) => at).toSorted((a, b) => a - b),
    );
  });

  it('stay the same when prices change', async () => {
    const one = open();
    const before = await one.wallets.priceHistory('eth');
    one.wallets.subscribePrices({ onPrices: () => undefined });
    one.clock.advance(60_000);
    const after = await one.wallets.priceHistory('eth');
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  });

  it('are constant only in the unit of account', async () => {
    const { wallets } = open();
    const differing = async (id: 'usd' | 'eur') =>
      new Set((await wallets.priceHistory(id)).map(({ price }) => price)).size;
    expect(await differing('usd')).toBe(1);
    expect(await differing('eur')).toBeGreaterThan(10);
  });
});

it('an exchange without a quote has the rate of `rateOf`', () => {
  const { wallets } = open();
  expect(wallets.rateOf('usd', 'eur')).toEqual({ rate: '0.92', quoted: true });
  expect(wallets.rateOf('ada', 'btc')).toEqual({ rate: '1', quoted: false });
});

it('prices have moved since the market began', () => {
  const { wallets } = open({ began: NOW - 11_000 });
  const moments: string[] = [];
  wallets.subscribePrices({ onPrices: ({ at }) => moments.push(at) });
  expect(moments).toEqual(['2025-11-21T09:00:00.000Z']);
});

it('each call for wallets needs a user', async () => {
  const { wallets } = open({ user: null });
  const walletId = 'personal';
  const send = { walletId, recipient: 'ana@florin.example', amount: '1', currency: 'usd' } as const;
  const exchange = { walletId, from: 'usd', to: 'eur', amount: '100', received: '92' } as const;
  const calls = [
    wallets.balances(),
    wallets.history({ walletId }),
    wallets.transaction({ walletId, id: 'x' }),
    wallets.createWallet(TRIPS, ONCE),
    wallets.receiveAddresses(walletId),
    wallets.priceHistory('btc'),
    wallets.quote(exchange),
    wallets.send(send, ONCE),
    wallets.exchange(exchange, ONCE),
  ];
  const ends = await Promise.allSettled(calls);
  expect(ends.map((end) => (end.status === 'rejected' ? end.reason : end.status))).toEqual(
    Array.from({ length: 9 }, () => expect.objectContaining({ failure: 'signed-out' })),
  );
});

it('reading a transaction, addresses or a quote needs a wallet of the user', async () => {
  const { wallets } = open();
  const exchange = { walletId: 'nowhere', from: 'usd', to: 'eur', amount: '100' } as const;
  const calls = [
    wallets.transaction({ walletId: 'nowhere', id: 'x' }),
    wallets.receiveAddresses('nowhere'),
    wallets.quote(exchange),
  ];
  const ends = await Promise.allSettled(calls);
  expect(ends.map((end) => (end.status === 'rejected' ? end.reason : end.status))).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ failure: 'bad-request' })),
  );
});

it('the adapter consists of exactly the methods of the session and of the wallets', () => {
  const clock = createManualClock(NOW);
  const adapter = createSimulatedAdapter({ clock, random: seededRandom(1) });
  expect(Object.keys(adapter).toSorted()).toEqual(
    [
      'user signIn signUp signInWithBiometrics signOut firstSheet rateOf balances history transaction',
      'createWallet receiveAddresses priceHistory quote send exchange subscribePrices',
    ]
      .join(' ')
      .split(' ')
      .toSorted(),
  );
});
