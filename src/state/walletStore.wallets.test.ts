import { describe, expect, it, vi } from 'vitest';
import type { Random } from '../services/random';
import { createStoryWorld, seededRandom } from '../testing/storyWorld';
import { settled } from '../testing/time';
import { createWalletStore } from './walletStore';

const EMPTY = {};

function open(random?: Random) {
  const world = createStoryWorld({ delays: 'real' });
  const store = createWalletStore(world.wallets, { ...world, ...(random && { random }) });
  return { world, store, wallets: () => store.getState().data.wallets };
}

describe('creating a wallet', () => {
  it('adds an empty one at the end, and the active one stays the same', () => {
    const { store, wallets } = open({ integer: () => 2 });
    expect(store.getState().actions.createWallet('  Trips ', 'savings')).toEqual({
      ok: true,
      value: null,
    });
    expect(wallets()).toHaveLength(4);
    expect(wallets()[3]).toEqual({
      id: 'wallet-4',
      name: 'Trips',
      type: 'savings',
      color: 'plum',
      createdAt: '2026-03-14T09:26:53.000Z',
      balances: EMPTY,
      transactions: [],
    });
    expect(store.getState().data.activeWalletId).toBe('personal');
  });

  it('draws one of six colours, each of them possible', () => {
    const integer = vi.fn<Random['integer']>();
    const { store, wallets } = open({ integer });
    for (let draw = 0; draw < 6; draw += 1) {
      integer.mockReturnValueOnce(draw);
      store.getState().actions.createWallet('Trips', 'personal');
    }
    expect(wallets().slice(3)).toMatchObject([
      { color: 'evergreen' },
      { color: 'tide' },
      { color: 'plum' },
      { color: 'ember' },
      { color: 'slate' },
      { color: 'florin' },
    ]);
    expect(integer.mock.calls).toEqual(Array.from({ length: 6 }, () => [0, 5]));
  });

  it('shows all six colours soon, by chance alone', () => {
    const { store, wallets } = open(seededRandom(1));
    for (let count = 0; count < 60; count += 1)
      store.getState().actions.createWallet('Trips', 'personal');
    const created = wallets().slice(3);
    expect(new Set(created.map(({ color }) => color)).size).toBe(6);
    expect(new Set(created.map(({ id }) => id)).size).toBe(60);
  });

  it.each(['', '   ', '\t\n'])('refuses the name %j and adds nothing', (name) => {
    const { store, wallets } = open();
    const before = wallets();
    expect(store.getState().actions.createWallet(name, 'personal')).toEqual({
      ok: false,
      refusal: { kind: 'no-name' },
    });
    expect(wallets()).toBe(before);
  });
});

describe('switching the wallet', () => {
  it('changes which one is active, a new one included, and nothing else', () => {
    const { store, wallets } = open();
    store.getState().actions.createWallet('Trips', 'savings');
    const before = wallets();
    store.getState().actions.switchWallet('wallet-4');
    expect(store.getState().data.activeWalletId).toBe('wallet-4');
    expect(wallets()).toBe(before);
  });

  it('to one that does not exist changes nothing', () => {
    const { store } = open();
    const before = store.getState();
    store.getState().actions.switchWallet('nowhere');
    expect(store.getState()).toBe(before);
  });

  it('while a payment is under way does not redirect it', async () => {
    const { world, store, wallets } = open();
    const order = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;
    const sent = store.getState().actions.send(order);
    store.getState().actions.switchWallet('business');
    const exchanged = store
      .getState()
      .actions.exchange({ from: 'usd', to: 'eur', amount: '100', received: '92' });
    store.getState().actions.switchWallet('savings');
    world.clock.advance(2_000);
    await settled();
    await expect(Promise.all([sent, exchanged])).resolves.toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(wallets().map(({ balances }) => `${balances.usd} ${balances.eur}`)).toEqual([
      '2800 1250.75',
      '754.196 467.225',
      '4270.98 1876.125',
    ]);
    expect(wallets().map(({ transactions }) => transactions.length)).toEqual([9, 3, 1]);
    expect(wallets()[0]?.transactions[0]?.type).toBe('send');
    expect(wallets()[1]?.transactions[0]?.type).toBe('exchange');
  });

  it('leaves what is held in the wallet that it was taken from', async () => {
    const { world, store } = open();
    const { send, switchWallet } = store.getState().actions;
    const order = { recipient: 'rent@example.com', currency: 'usd' } as const;
    void send({ ...order, amount: '2847.32' });
    switchWallet('business');
    const other = send({ ...order, amount: '854.19' });
    expect(store.getState().data.pending).toHaveLength(2);
    world.clock.advance(2_000);
    await expect(other).resolves.toEqual({ ok: true, value: null });
  });
});

describe('the other actions', () => {
  it('choose a currency and a network, and refuse what does not exist', () => {
    const { store } = open();
    store.getState().actions.chooseCurrency('eth');
    store.getState().actions.chooseChain('cardano');
    expect(store.getState().data).toMatchObject({ primaryCurrency: 'eth', chainId: 'cardano' });
    const before = store.getState();
    store.getState().actions.chooseCurrency('toString' as 'eth');
    store.getState().actions.chooseChain('nowhere' as 'cardano');
    expect(store.getState()).toBe(before);
  });

  it('hide and show the balance, which is shown at first', () => {
    const { store } = open();
    expect(store.getState().balanceVisible).toBe(true);
    store.getState().actions.toggleBalance();
    expect(store.getState().balanceVisible).toBe(false);
    store.getState().actions.toggleBalance();
    expect(store.getState().balanceVisible).toBe(true);
  });

  it('move the market once for all wallets, and touch no balance', () => {
    const { store, wallets } = open();
    const before = wallets();
    store.getState().actions.tick([{ btc: { price: 5_000, change: -2_500 } }]);
    expect(store.getState().data.market).toMatchObject({
      btc: { price: '45412.5', change24h: '2.2' },
      eth: { price: '2580', change24h: '-1.23' },
    });
    expect(wallets()).toBe(before);
  });

  it('move the market by several steps at once, one after the other, and tell it once', () => {
    const { store } = open();
    const told = vi.fn();
    store.subscribe(told);
    const up = { btc: { price: 5_000, change: 2_500 } };
    store.getState().actions.tick([up, { btc: { price: 5_001, change: 0 } }, up]);
    // 43250 · 1.05 · 1.05: the step beyond 5 percent moves nothing, and holds up no other.
    expect(store.getState().data.market.btc).toEqual({ price: '47683.125', change24h: '2.95' });
    expect(told).toHaveBeenCalledOnce();
  });

  it('refuse a move beyond 5 percent', () => {
    const { store } = open();
    const before = store.getState();
    store.getState().actions.tick([{ btc: { price: 5_001, change: 0 } }]);
    expect(store.getState()).toBe(before);
  });
});

describe('a store', () => {
  it('is one of its own: what happens in one is not seen in another', () => {
    const world = createStoryWorld();
    const one = createWalletStore(world.wallets, world);
    const other = createWalletStore(world.wallets, world);
    one.getState().actions.createWallet('Trips', 'savings');
    one.getState().actions.toggleBalance();
    expect(other.getState().data).toBe(world.wallets);
    expect(other.getState().balanceVisible).toBe(true);
  });
});
