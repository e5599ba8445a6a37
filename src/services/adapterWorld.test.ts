import { expect, it, vi } from 'vitest';
import type { AdapterRefusal, WalletAdapter } from '../backend/walletAdapter';
import { CURRENCY_LIST } from '../domain/currency/currency';
import { refuse } from '../domain/result';
import { openBackEnd } from '../testing/openBackEnd';
import { settled } from '../testing/time';

const RENT = { recipient: 'rent@florin.example', amount: '47.32', currency: 'usd' } as const;
const FLIP = { id: 'flip', name: 'Flip', symbol: 'FLP', type: 'crypto', decimals: 3, icon: 'F' };
const FLOP = { ...FLIP, id: 'flop', symbol: 'FLO' };

it('the wallets begin with what no back end keeps', async () => {
  const { backEnd, signIn } = openBackEnd();
  await signIn();
  const { wallets } = await backEnd.loadWallets();
  expect(wallets).toMatchObject({
    activeWalletId: 'personal',
    primaryCurrency: 'usd',
    chainId: 'ethereum',
    pending: [],
    settled: [],
  });
  expect(wallets.older).toEqual({});
  expect(wallets.wallets.map(({ transactions }) => transactions.length)).toEqual([8, 2, 1]);
});

it.each([
  [[FLIP], []],
  [[FLOP, FLIP], ['Currencies without a price are not shown']],
])('currencies of the back end follow those of the program: %#', async (others, logged) => {
  const { outside, backEnd, signIn } = openBackEnd(({ balances }) => ({
    balances: async () => {
      const sheet = await balances();
      const market = { ...sheet.market, flip: { price: '2', change24h: '0' } } as const;
      const currencies = [...others, ...CURRENCY_LIST] as typeof CURRENCY_LIST;
      return { ...sheet, currencies, market };
    },
  }));
  await signIn();
  const { wallets } = await backEnd.loadWallets();
  const shown = ['usd', 'eur', 'gbp', 'btc', 'eth', 'ada', 'flip'];
  expect(wallets.currencies.map(({ id }) => id)).toEqual(shown);
  expect(outside.logged).toEqual(logged);
});

it('a user without a wallet has nothing to be shown', async () => {
  const { backEnd, signIn } = openBackEnd(({ balances }) => ({
    balances: async () => ({ ...(await balances()), wallets: [] }),
  }));
  await signIn();
  await expect(backEnd.loadWallets()).rejects.toThrow('The back end has no wallet for this user');
});

it('signing out gives up all that is read for the session', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const signOut = vi.fn<WalletAdapter['signOut']>(() => Promise.resolve());
  const { world, backEnd, signIn } = openBackEnd(({ balances, history }) => ({
    signOut,
    balances: (options) => {
      signals.push(options?.signal);
      return balances(options);
    },
    history: (query, options) => {
      signals.push(options?.signal);
      return history({ ...query, limit: 3 }, options);
    },
  }));
  await signIn();
  const { wallets } = await backEnd.loadWallets();
  await backEnd.loadOlder('personal', wallets.older?.['personal'] ?? '');
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false, false, false]);
  await world.authentication.signOut();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true, true, true]);
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('a wrong pair is no failure, and a refusal in words is one that is logged', async () => {
  const { outside, world } = openBackEnd();
  const wrong = { email: 'demo@florin.example', password: 'wrong' };
  await expect(world.authentication.signIn(wrong)).resolves.toBeNull();
  expect(outside.logged).toEqual([]);
  const other = openBackEnd(() => ({
    signIn: () => Promise.resolve(refuse({ kind: 'message', text: 'This account is locked.' })),
  }));
  await expect(other.signIn()).rejects.toThrow('This account is locked.');
  expect(other.outside.logged).toEqual(['Signing in was refused']);
});

it('an exchange goes out as it was ordered, by a quote of the back end', async () => {
  const exchange = vi.fn<WalletAdapter['exchange']>();
  const { backEnd, open } = openBackEnd((simulated) => ({
    exchange: exchange.mockImplementation(simulated.exchange),
  }));
  const { store } = await open();
  const request = { from: 'usd', to: 'eur', amount: '100' } as const;
  const quote = await backEnd.quote({ ...request, walletId: 'personal' });
  expect(quote).toMatchObject({ id: 'quote-1', received: '92' });
  const order = { ...request, received: '92', quoteId: 'quote-1' } as const;
  await store.getState().actions.exchange(order);
  const key = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  expect(exchange.mock.calls).toEqual([
    [{ ...order, walletId: 'personal' }, { idempotencyKey: key }],
  ]);
  expect(store.getState().data.wallets[0]?.balances).toMatchObject({ usd: '2747.32' });
});

it.each<[AdapterRefusal]>([
  [{ kind: 'insufficient-balance' }],
  [{ kind: 'message', text: 'No.' }],
  [{ kind: 'message', text: 'No.', retry: false }],
  [{ kind: 'message', text: 'Not now.', retry: true }],
])('balances are read again after every refusal: %j', async (refusal) => {
  const balances = vi.fn<WalletAdapter['balances']>();
  const { outside, open } = openBackEnd((simulated) => ({
    balances: balances.mockImplementation(simulated.balances),
    send: () => Promise.resolve(refuse(refusal)),
  }));
  const { store } = await open();
  await store.getState().actions.send(RENT);
  outside.clock.advance(500);
  await settled();
  expect(balances).toHaveBeenCalledTimes(2);
});

it('the device takes no time of its own', async () => {
  const { outside, world } = openBackEnd();
  void world.device.copy('an address');
  await settled();
  expect(outside.copied).toEqual(['an address']);
});
