import { describe, expect, it, vi } from 'vitest';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { manualPrices } from '../../testing/manualPrices';
import { openBackEnd } from '../../testing/openBackEnd';
import { pass, walletsIn } from '../../testing/openStore';
import { createStoryWorld } from '../../testing/storyWorld';
import { selectPartial, selectTotal } from '../store/selectors';
import { openWallets } from '../wallets/openWallets';

const RENT = { recipient: 'rent@florin.example', amount: '47.32', currency: 'usd' } as const;
const FLIP = { id: 'flip', name: 'Flip', symbol: 'FLP', type: 'crypto', decimals: 3, icon: 'F' };
const FLOP = { ...FLIP, id: 'flop', symbol: 'FLO' };

describe('a world', () => {
  it('has one store of wallets, even while no page shows it', async () => {
    const world = createStoryWorld({ delays: 'real' });
    const { store } = walletsIn(world);
    const sent = store.getState().actions.send(RENT, { idempotencyKey: 'a' });
    await pass(world, 2_000);
    await expect(sent).resolves.toEqual({ ok: true, value: null });
    const again = walletsIn(world);
    expect(again.store).toBe(store);
    const [newest] = again.store.getState().activeWallet.transactions;
    expect(newest?.description).toBe('Sent to rent@florin.example');
    expect(world.session.wallets()).toBe(again);
  });

  it('shares no store with another world', () => {
    expect(walletsIn(createStoryWorld()).store).not.toBe(walletsIn(createStoryWorld()).store);
  });
});

describe('the wallets of a session', () => {
  it('are available at once with the balances and histories of a first sheet', () => {
    const world = createStoryWorld({ balances: { usd: '1' } });
    const { data, course } = walletsIn(world).store.getState();
    expect(data.wallets).toEqual(world.start.wallets);
    expect(data.wallets[0]?.balances.usd).toBe('1');
    expect(course.quarter).toEqual([{ at: world.clock.now(), market: world.start.market }]);
  });

  it('start with the state that no back end stores', async () => {
    const { store } = await openBackEnd().open();
    const { data } = store.getState();
    expect(data).toMatchObject({
      activeWalletId: 'personal',
      primaryCurrency: 'usd',
      chainId: 'ethereum',
      pending: [],
      settled: [],
    });
    // Only the history of the first wallet is read, because it is shown.
    expect(data.older).toEqual({ business: null, savings: null });
    expect(data.wallets.map(({ transactions }) => transactions.length)).toEqual([8, 0, 0]);
  });

  it('are read once, and again after the next sign-in', async () => {
    const { sessions, world, signIn } = openBackEnd();
    await signIn();
    const first = openWallets(world);
    expect(openWallets(world)).toBe(first);
    expect(sessions.wallets()).toBeNull();
    const opened = await first;
    expect(sessions.wallets()).toBe(opened);
    expect(openWallets(world)).toBe(opened);
    await signIn();
    expect(sessions.wallets()).toBeNull();
    expect((await openWallets(world)).store).not.toBe(opened.store);
  });

  it('are read again only in the next session if reading them failed', async () => {
    const balances = vi.fn<WalletAdapter['balances']>(() => Promise.reject(new Error('No answer')));
    const { sessions, world, signIn } = openBackEnd(() => ({ balances }));
    await signIn();
    const first = openWallets(world);
    await expect(first).rejects.toThrow('No answer');
    expect(openWallets(world)).toBe(first);
    sessions.leave();
    const second = openWallets(world);
    expect(second).not.toBe(first);
    await expect(second).rejects.toThrow('No answer');
    expect(balances).toHaveBeenCalledTimes(2);
  });

  it('can fail to be read before a component waits for them', async () => {
    const onUnhandled = vi.fn();
    process.on('unhandledRejection', onUnhandled);
    const { world, signIn } = openBackEnd(() => ({
      balances: () => Promise.reject(new Error('No answer')),
    }));
    await signIn();
    const opened = openWallets(world);
    // Node reports an unhandled rejection after the microtasks, so wait for two macrotasks.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(onUnhandled).not.toHaveBeenCalled();
    await expect(opened).rejects.toThrow('No answer');
    process.off('unhandledRejection', onUnhandled);
  });

  it('cannot be shown if the user has no wallet', async () => {
    const { world, signIn } = openBackEnd(({ balances }) => ({
      balances: async () => ({ ...(await balances()), wallets: [] }),
    }));
    await signIn();
    await expect(openWallets(world)).rejects.toThrow('The back end has no wallet for this user');
  });

  it('show balances without a price, and omit them from the total', async () => {
    const { open } = openBackEnd(({ balances }) => ({
      balances: async () => {
        const sheet = await balances();
        return { ...sheet, market: { usd: { price: '1' }, eur: { price: '0' } } };
      },
    }));
    const { store } = await open();
    const { data, activeWallet } = store.getState();
    expect(data.market).toEqual({ usd: { price: '1' } });
    const bitcoin = activeWallet.currencies.find(({ id }) => id === 'btc');
    expect(bitcoin).toMatchObject({ balance: '0.15423' });
    expect(bitcoin).not.toHaveProperty('price');
    expect(selectTotal(store.getState())).toBe('2847.32');
    expect(selectPartial(store.getState())).toBe('unpriced');
  });

  it('show a price as soon as it is known', async () => {
    const prices = manualPrices();
    const { open } = openBackEnd((simulated) => ({
      ...prices.backEnd(simulated),
      balances: async () => ({ ...(await simulated.balances()), market: {} }),
    }));
    const { store } = await open();
    prices.send({ btc: { price: '50000' } });
    expect(store.getState().data.market).toEqual({ btc: { price: '50000' } });
    expect(selectTotal(store.getState())).toBe('7711.5');
  });

  it.each([
    [[FLIP], []],
    [[FLOP, FLIP], ['Currencies without a price']],
  ])(
    'have the currencies of the back end after the built-in currencies: %#',
    async (others, logged) => {
      const { world, open } = openBackEnd(({ balances }) => ({
        balances: async () => {
          const sheet = await balances();
          const market = { ...sheet.market, flip: { price: '2', change24h: '0' } } as const;
          const currencies = [...others, ...CURRENCY_LIST] as typeof CURRENCY_LIST;
          return { ...sheet, currencies, market };
        },
      }));
      const { store } = await open();
      const shown = [...CURRENCY_LIST, ...others].map(({ id }) => id);
      expect(store.getState().data.currencies.map(({ id }) => id)).toEqual(shown);
      expect(world.logged).toEqual(logged);
    },
  );

  it('start with a page of history, and continue with its cursor', async () => {
    const { open } = openBackEnd(({ history }) => ({
      history: (query, options) => history({ ...query, limit: 3 }, options),
    }));
    const { store } = await open();
    const { data, actions } = store.getState();
    expect(data.wallets[0]?.transactions).toHaveLength(3);
    await actions.loadOlder();
    expect(store.getState().activeWallet.transactions).toHaveLength(6);
    await actions.loadOlder();
    await actions.loadOlder();
    expect(store.getState().activeWallet.transactions).toHaveLength(8);
    expect(store.getState().data.older).not.toHaveProperty('personal');
  });
});

it('signing out aborts all reading calls of the session', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { sessions, world, signIn } = openBackEnd(({ balances, history }) => ({
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
  const { store } = await openWallets(world);
  await store.getState().actions.loadOlder();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false]);
  sessions.leave();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
});
