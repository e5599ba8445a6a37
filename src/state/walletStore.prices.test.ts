import { describe, expect, it, vi } from 'vitest';
import { open, pass } from '../testing/openStore';
import { toldPrices } from '../testing/toldPrices';

describe('prices', () => {
  function priced() {
    const prices = toldPrices();
    const app = open({ backEnd: prices.backEnd });
    app.follow();
    return { ...app, ...prices };
  }

  it('move the market once for all wallets, and touch no balance', () => {
    const { store, tell } = priced();
    const before = store.getState().data.wallets;
    tell({ btc: { price: '45412.5', change24h: '2.2' } });
    expect(store.getState().data.market).toMatchObject({
      btc: { price: '45412.5', change24h: '2.2' },
      eth: { price: '2580', change24h: '-1.23' },
    });
    expect(store.getState().data.wallets).toBe(before);
  });

  it('that are the same as before tell nothing', () => {
    const { store, tell } = priced();
    const before = store.getState();
    tell({ btc: { price: '43250', change24h: '2.45' } });
    expect(store.getState()).toBe(before);
  });

  it('that moved while the page was hidden come at once, and are those of a page that was watched', async () => {
    const [watched, hidden] = [open(), open()];
    watched.follow();
    hidden.follow();
    hidden.clock.hide();
    await pass(watched, 15_000);
    await pass(hidden, 15_000);
    const told = vi.fn();
    hidden.store.subscribe(told);
    hidden.clock.show();
    expect(told).toHaveBeenCalledOnce();
    expect(hidden.store.getState().data.market).toEqual(watched.store.getState().data.market);
    expect(hidden.store.getState().data.market.btc.price).toBe('44573.48641534');
  });
});
