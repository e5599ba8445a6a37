import { describe, expect, it } from 'vitest';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { pass, open } from '../../testing/openStore';
import * as selectors from './selectors';

describe('the selectors of the wallets', () => {
  const { store } = open();
  const at = store.getState();

  it('return the wallets in the order of creation', () => {
    expect(selectors.selectWallets(at).map(({ id }) => id)).toEqual([
      'personal',
      'business',
      'savings',
    ]);
    expect(selectors.selectRecords(at)[1]).toMatchObject({ id: 'business', color: 'tide' });
  });

  it('return the active wallet and its shown parts', () => {
    expect(selectors.selectActiveId(at)).toBe('personal');
    expect(selectors.selectActiveName(at)).toBe('Personal Wallet');
    expect(selectors.selectActiveColor(at)).toMatch(/^linear-gradient\(/);
    expect(selectors.selectTotal(at)).toBe('20009.337');
    const currencies = selectors.selectCurrencies(at);
    expect(currencies.map(({ id }) => id)).toEqual(CURRENCY_LIST.map(({ id }) => id));
    expect(currencies.find(({ id }) => id === 'btc')).toMatchObject({ balance: '0.15423' });
    expect(selectors.selectTransactions(at)).toHaveLength(8);
    expect(selectors.selectTransactions(at)[1]).toMatchObject({ description: 'Rent share' });
  });

  it('return the market, the primary currency and the network', () => {
    expect(selectors.selectMarket(at).btc).toEqual({ price: '43250', change24h: '2.45' });
    expect(selectors.selectPrimaryCurrency(at)).toBe('usd');
    expect(selectors.selectChain(at)).toBe('ethereum');
  });
});

describe('the time of outdated data', () => {
  const { store } = open();
  const at = store.getState();
  const unreadSince = '2026-03-14T09:00:00.000Z';
  const staleSince = '2026-03-14T09:10:00.000Z';

  it.each([
    ['absent while everything is up to date', {}, undefined],
    ['that of the prices while only they are outdated', { staleSince }, staleSince],
    ['that of the balances while they are outdated', { unreadSince, staleSince }, unreadSince],
  ])('is %s', (_name, times, expected) => {
    expect(selectors.selectStale({ ...at, data: { ...at.data, ...times } })).toBe(expected);
  });
});

describe('hidden amounts', () => {
  it('are shown at first, and hidden after toggling', () => {
    const { store } = open();
    expect(selectors.selectHidden(store.getState())).toBe(false);
    store.getState().actions.toggleBalance();
    expect(selectors.selectHidden(store.getState())).toBe(true);
  });
});

describe('the available balances', () => {
  it('are the balances of all currencies minus the holds', async () => {
    const wallet = open();
    const order = { recipient: 'ann@example.com', amount: '47.32', currency: 'usd' } as const;
    void wallet.send(order);
    expect(selectors.selectAvailable(wallet.store.getState())).toMatchObject({
      usd: '2800',
      eur: '1250.75',
      gbp: '890.45',
      btc: '0.15423',
      eth: '2.8934',
      ada: '1250.5',
    });
    await pass(wallet, 2_000);
  });
});
