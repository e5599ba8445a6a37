import { describe, expect, it, vi } from 'vitest';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import { CURRENCY_LIST, forEachCurrency } from '../../domain/currency/currency';
import type { WalletType } from '../../domain/ledger/wallet';
import type { Random } from '../../services/random';
import { createStoryWorld, seededRandom } from '../../testing/storyWorld';
import { keys, open as openStore, pass } from '../../testing/openStore';
import { createWalletStore } from './walletStore';

const readAt = '2026-03-14T09:26:53.000Z';

function open(random?: Random, change: Partial<WalletAdapter> = {}) {
  const world = createStoryWorld({ delays: 'real' });
  const adapter = { ...world.adapter, ...change };
  const options = { ...world, adapter, readAt, ...(random && { random }) };
  const store = createWalletStore(world.start, options);
  const another = keys();
  return {
    world,
    store,
    wallets: () => store.getState().data.wallets,
    /** Creates a wallet, by default with a new key. */
    create: async (name: string, type: WalletType, key = another().idempotencyKey) =>
      store.getState().actions.createWallet?.(name, type, key),
  };
}

describe('creating a wallet', () => {
  /** @spec new-wallet */
  it('adds an empty wallet at the end, and the active wallet stays the same', async () => {
    const { store, wallets, create } = open({ integer: () => 2 });
    await expect(create('  Trips ', 'savings')).resolves.toEqual({
      ok: true,
      value: 'wallet-4',
    });
    expect(wallets()).toHaveLength(4);
    expect(wallets()[3]).toEqual({
      id: 'wallet-4',
      name: 'Trips',
      type: 'savings',
      color: 'plum',
      createdAt: '2026-03-14T09:26:53.000Z',
      balances: forEachCurrency(CURRENCY_LIST, () => '0'),
      unknownBalances: {},
      transactions: [],
    });
    expect(store.getState().data.activeWalletId).toBe('personal');
  });

  /** @spec wallet-colors */
  it('has one of six random colours', async () => {
    const integer = vi.fn<Random['integer']>();
    const { wallets, create } = open({ integer });
    for (let draw = 0; draw < 6; draw += 1) {
      integer.mockReturnValueOnce(draw);
      // oxlint-disable-next-line no-await-in-loop -- the colours are drawn one after the other.
      await create('Trips', 'personal');
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

  it('uses all six colours after some wallets', async () => {
    const { wallets, create } = open(seededRandom(1));
    await Promise.all(Array.from({ length: 60 }, () => create('Trips', 'personal')));
    const created = wallets().slice(3);
    expect(new Set(created.map(({ color }) => color)).size).toBe(6);
    expect(new Set(created.map(({ id }) => id)).size).toBe(60);
  });

  /** @spec create-wallet-name */
  it.each(['', '   ', '\t\n'])('refuses the name %j and adds nothing', async (name) => {
    const { wallets, create } = open();
    const before = wallets();
    await expect(create(name, 'personal')).resolves.toEqual({
      ok: false,
      refusal: { kind: 'no-name' },
    });
    expect(wallets()).toBe(before);
  });

  it('adds one wallet for a key, even if the first response was lost', async () => {
    const { adapter } = createStoryWorld();
    const createWallet = vi.fn(adapter.createWallet);
    createWallet.mockImplementationOnce(async (...given) => {
      await adapter.createWallet?.(...given);
      throw new Error('The answer was lost');
    });
    const integer = vi.fn<Random['integer']>().mockReturnValueOnce(2).mockReturnValueOnce(3);
    const { wallets, create } = open({ integer }, { createWallet });
    await expect(create('Trips', 'savings', 'of the form')).rejects.toThrow('The answer was lost');
    expect(wallets()).toHaveLength(3);
    const done = { ok: true, value: 'wallet-4' };
    await expect(create('Trips', 'savings', 'of the form')).resolves.toEqual(done);
    await expect(create('Trips', 'savings', 'of the form')).resolves.toEqual(done);
    expect(wallets().slice(3)).toMatchObject([{ id: 'wallet-4', name: 'Trips', color: 'plum' }]);
  });

  it('is not possible if the back end does not support it', () => {
    const { adapter } = createStoryWorld();
    const { createWallet: _, ...without } = adapter;
    const world = { ...createStoryWorld(), adapter: without };
    const { actions } = createWalletStore(world.start, { ...world, readAt }).getState();
    expect(actions.createWallet).toBeUndefined();
  });
});

describe('switching the wallet', () => {
  it('changes which wallet is active, even to a new wallet, and nothing else', async () => {
    const { store, wallets, create } = open();
    await create('Trips', 'savings');
    const before = wallets();
    store.getState().actions.switchWallet('wallet-4');
    expect(store.getState().data.activeWalletId).toBe('wallet-4');
    expect(wallets()).toBe(before);
  });

  it('to a wallet that does not exist changes nothing', () => {
    const { store } = open();
    const before = store.getState();
    store.getState().actions.switchWallet('nowhere');
    expect(store.getState()).toBe(before);
  });

  it('while a payment is pending does not change the wallet of the payment', async () => {
    const app = openStore();
    const { switchWallet } = app.store.getState().actions;
    const order = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;
    const sent = app.send(order);
    switchWallet('business');
    const exchanged = app.exchange({ from: 'usd', to: 'eur', amount: '100', received: '92' });
    switchWallet('savings');
    await pass(app, 2_000);
    const { wallets } = app.store.getState().data;
    await expect(Promise.all([sent, exchanged])).resolves.toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(wallets.map(({ balances }) => `${balances.usd} ${balances.eur}`)).toEqual([
      '2800 1250.75',
      '754.196 467.225',
      '4270.98 1876.125',
    ]);
    expect(wallets.map(({ transactions }) => transactions.length)).toEqual([9, 3, 1]);
    expect(wallets[0]?.transactions[0]?.type).toBe('send');
    expect(wallets[1]?.transactions[0]?.type).toBe('exchange');
  });

  it('keeps holds in their wallet', async () => {
    const { clock, store, send } = openStore();
    const { switchWallet } = store.getState().actions;
    const order = { recipient: 'rent@example.com', currency: 'usd' } as const;
    void send({ ...order, amount: '2847.32' });
    switchWallet('business');
    const other = send({ ...order, amount: '854.19' });
    expect(store.getState().data.pending).toHaveLength(2);
    clock.advance(2_000);
    await expect(other).resolves.toEqual({ ok: true, value: null });
  });
});

describe('the other actions', () => {
  it('choose a currency and a network, and refuse unknown ones', () => {
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
});

describe('a store', () => {
  it('is separate from all other stores', async () => {
    const world = createStoryWorld();
    const one = createWalletStore(world.start, { ...world, readAt });
    const other = createWalletStore(world.start, { ...world, readAt });
    await one.getState().actions.createWallet?.('Trips', 'savings', 'a');
    expect(one.getState().data.wallets).toHaveLength(4);
    one.getState().actions.toggleBalance();
    expect(other.getState().data).toBe(world.start);
    expect(other.getState().balanceVisible).toBe(true);
  });
});
