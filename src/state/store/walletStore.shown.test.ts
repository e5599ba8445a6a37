import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { specified } from '../../testing/specifiedCurrencies';
import { createStoryWorld } from '../../testing/storyWorld';
import { open, pass } from '../../testing/openStore';
import { manualPrices } from '../../testing/manualPrices';
import { createWalletStore } from './walletStore';

/** A price of bitcoin that is five percent higher. */
const RISEN = { btc: { price: '45412.5', change24h: '2.45' } } as const;

/** A store whose prices change only when the test sends prices. */
function priced() {
  const prices = manualPrices();
  const app = open({ backEnd: prices.backEnd });
  app.follow();
  return { ...app, ...prices };
}

describe('a wallet as it is shown', () => {
  /** @spec entity-fields */
  it('has the specified fields', () => {
    const { store } = open();
    const { currencies, transactions, ...wallet } = store.getState().activeWallet;
    expect(wallet).toEqual({
      id: 'personal',
      name: 'Personal Wallet',
      hasMadeName: true,
      type: 'personal',
      createdAt: '2026-01-28T09:26:53.000Z',
      isActive: true,
      color:
        'linear-gradient(135deg, var(--mui-florin-gradients-evergreen-0, #0B4D3A), var(--mui-florin-gradients-evergreen-1, #14735A))',
    });
    expect(specified(currencies).map(({ symbol, balance }) => `${balance} ${symbol}`)).toEqual([
      '2847.32 USD',
      '1250.75 EUR',
      '890.45 GBP',
      '0.15423 BTC',
      '2.8934 ETH',
      '1250.5 ADA',
    ]);
    expect(transactions[0]).toMatchObject({ amount: '0.0125', currency: 'BTC' });
  });

  it('is active for exactly one wallet, after each switch', () => {
    const { store } = open();
    const active = () => store.getState().wallets.map(({ isActive }) => isActive);
    expect(active()).toEqual([true, false, false]);
    store.getState().actions.switchWallet('savings');
    expect(active()).toEqual([false, false, true]);
    expect(store.getState().activeWallet).toBe(store.getState().wallets[2]);
  });

  it('changes with the prices, and keeps its list of transactions', () => {
    const { store, send } = priced();
    const { transactions } = store.getState().activeWallet;
    send(RISEN);
    const { currencies } = store.getState().activeWallet;
    expect(currencies.find(({ id }) => id === 'btc')?.price).toBe('45412.5');
    expect(store.getState().activeWallet.transactions).toBe(transactions);
  });

  it('changes only the currencies whose prices moved', () => {
    const { store, send } = priced();
    const before = store.getState().wallets.map(({ currencies }) => currencies);
    send(RISEN);
    const unmoved = CURRENCY_LIST.map(({ id }) => id).filter((id) => id !== 'btc');
    store.getState().wallets.forEach(({ currencies }, wallet) => {
      const kept = currencies.filter((currency) => before[wallet]?.includes(currency));
      expect(kept.map(({ id }) => id)).toEqual(unmoved);
    });
  });

  it('stays the same object when money moves in another wallet', async () => {
    const app = open();
    const { store } = app;
    const [personal, business, savings] = store.getState().wallets;
    const sent = app.send({ recipient: 'a', amount: '1', currency: 'usd' });
    await pass(app, 2_000);
    await sent;
    const after = store.getState().wallets;
    expect(after[0]).not.toBe(personal);
    expect(after[0]?.currencies.slice(1)).toEqual(personal?.currencies.slice(1));
    expect(after[1]).toBe(business);
    expect(after[2]).toBe(savings);
  });

  it('stays the same object when only a network or a currency is chosen', () => {
    const { store } = open();
    const { wallets } = store.getState();
    store.getState().actions.chooseChain('cardano');
    store.getState().actions.chooseCurrency('ada');
    expect(store.getState().wallets).toBe(wallets);
  });

  it('cannot be missing', () => {
    const world = createStoryWorld();
    const broken = { ...world.start, activeWalletId: 'nowhere' };
    const readAt = '2026-03-14T09:26:53.000Z';
    expect(() => createWalletStore(broken, { ...world, readAt })).toThrow(
      'No wallet has the id nowhere',
    );
  });
});
