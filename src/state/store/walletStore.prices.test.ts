import { describe, expect, it, vi } from 'vitest';
import { open, pass } from '../../testing/openStore';
import { manualPrices } from '../../testing/manualPrices';

describe('prices', () => {
  function priced() {
    const prices = manualPrices();
    const app = open({ backEnd: prices.backEnd });
    app.follow();
    return { ...app, ...prices };
  }

  /** @spec prices-of-all-wallets */
  it('change the market once for all wallets, and no balance', () => {
    const { store, send } = priced();
    const before = store.getState().data.wallets;
    send({ btc: { price: '45412.5', change24h: '2.2' } });
    expect(store.getState().data.market).toMatchObject({
      btc: { price: '45412.5', change24h: '2.2' },
      eth: { price: '2580', change24h: '-1.23' },
    });
    expect(store.getState().data.wallets).toBe(before);
  });

  it('are recorded for the charts, and only they', () => {
    const { store, clock, send } = priced();
    const { opening } = store.getState().course;
    clock.advance(60_000);
    send({ btc: { price: '45412.5', change24h: '2.2' } });
    const { course, data, actions } = store.getState();
    expect(course.quarter).toEqual([
      opening,
      { at: Date.parse('2026-03-14T09:27:53.000Z'), market: data.market },
    ]);
    actions.switchWallet('business');
    expect(store.getState().course).toBe(course);
  });

  it('that are unchanged notify no subscriber', () => {
    const { store, send } = priced();
    const before = store.getState();
    send({ btc: { price: '43250', change24h: '2.45' } });
    expect(store.getState()).toBe(before);
  });

  it('that moved while the page was hidden are shown as soon as the page is visible', async () => {
    const [watched, hidden] = [open(), open()];
    watched.follow();
    hidden.follow();
    hidden.clock.hide();
    await pass(watched, 15_000);
    await pass(hidden, 15_000);
    const listener = vi.fn();
    hidden.store.subscribe(listener);
    hidden.clock.show();
    expect(listener).toHaveBeenCalledOnce();
    expect(hidden.store.getState().data.market).toEqual(watched.store.getState().data.market);
    expect(hidden.store.getState().data.market.btc?.price).toBe('44573.48641534');
  });
});
