import { describe, expect, it, vi } from 'vitest';
import { durationOf } from '../../testing/time';
import { open, pass } from '../../testing/openStore';

const RENT = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;

describe('sending', () => {
  /** @spec send-result */
  it('lowers the balance by exactly the amount after two seconds, and not before', async () => {
    const app = open();
    const sent = app.send(RENT);
    await pass(app, 1_999);
    expect(app.balance('usd')).toBe('2847.32');
    expect(app.wallet()?.transactions).toHaveLength(8);
    await pass(app, 1);
    expect(app.balance('usd')).toBe('2800');
    await expect(sent).resolves.toEqual({ ok: true, value: null });
    expect(app.store.getState().data.pending).toEqual([]);
    expect(app.clock.pending).toBe(0);
  });

  it('holds the amount at once', () => {
    const app = open();
    void app.send(RENT);
    expect(app.available('usd')).toBe('2800');
    expect(app.balance('usd')).toBe('2847.32');
  });

  /** @spec send-result, transaction-id */
  it('adds a completed transaction with that time to the top of the list', async () => {
    const app = open();
    void app.send(RENT);
    await pass(app, 2_000);
    expect(app.wallet()?.transactions).toHaveLength(9);
    expect(app.wallet()?.transactions[0]).toEqual({
      id: '1773480415000',
      type: 'send',
      amount: '47.32',
      currency: 'USD',
      toAddress: 'rent@example.com',
      timestamp: '2026-03-14T09:26:55.000Z',
      status: 'completed',
      description: 'Sent to rent@example.com',
      made: 'sent',
    });
  });

  it('passes the order unchanged to the back end', async () => {
    const app = open({ delays: 'none' });
    const options = { idempotencyKey: 'of the form' };
    await app.store.getState().actions.send({ ...RENT, description: 'March' }, options);
    expect(app.calls.send.mock.calls).toEqual([
      [{ ...RENT, description: 'March', walletId: 'personal' }, options],
    ]);
    expect(app.wallet()?.transactions[0]?.description).toBe('March');
  });

  it.each([
    [{ ...RENT, amount: '2847.33' }, { kind: 'insufficient-balance' }],
    [{ ...RENT, amount: '0' }, { kind: 'not-positive' }],
    [
      { ...RENT, amount: '0.001' },
      { kind: 'too-many-decimals', decimals: 2 },
    ],
    [{ ...RENT, recipient: '  ' }, { kind: 'no-recipient' }],
  ] as const)('refuses $amount without a change or a call', async (order, refusal) => {
    const app = open();
    const listener = vi.fn();
    app.store.subscribe(listener);
    const before = app.store.getState();
    expect(await durationOf(app.clock, app.send(order))).toBe(0);
    await expect(app.send(order)).resolves.toEqual({ ok: false, refusal });
    expect(app.store.getState()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    expect(app.calls.send).not.toHaveBeenCalled();
  });

  it('lets two overlapping payments spend the whole balance, and not a cent more', async () => {
    const app = open();
    const { send } = app;
    const first = send({ ...RENT, amount: '1500' });
    await pass(app, 1_000);
    await expect(send({ ...RENT, amount: '1347.33' })).resolves.toEqual({
      ok: false,
      refusal: { kind: 'insufficient-balance' },
    });
    const second = send({ ...RENT, amount: '1347.32' });
    await pass(app, 1_000);
    expect(app.balance('usd')).toBe('1347.32');
    await pass(app, 1_000);
    expect(app.balance('usd')).toBe('0');
    await expect(Promise.all([first, second])).resolves.toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(app.calls.send).toHaveBeenCalledTimes(2);
  });
});

describe('a payment that fails', () => {
  it('keeps its hold, and changes neither balance nor list', async () => {
    const app = open({ calls: { send: 'fail' } });
    const before = app.wallet();
    const sent = app.send(RENT);
    await pass(app, 1_999);
    expect(app.available('usd')).toBe('2800');
    await pass(app, 1);
    await expect(sent).resolves.toEqual({ ok: false, refusal: { kind: 'call-failed' } });
    expect(app.available('usd')).toBe('2800');
    expect(app.wallet()).toBe(before);
    expect(app.store.getState().data.pending).toMatchObject([{ inDoubt: true }]);
    expect(app.logged).toEqual(['The send order was not answered']);
  });

  it('is also in doubt if the call throws synchronously', async () => {
    const app = open();
    app.calls.send.mockImplementationOnce(() => {
      throw new Error('No connection');
    });
    await expect(app.send(RENT)).resolves.toEqual({
      ok: false,
      refusal: { kind: 'call-failed' },
    });
    expect(app.available('usd')).toBe('2800');
  });

  it('or is never answered keeps its hold and moves nothing', async () => {
    const app = open({ calls: { send: 'hang' } });
    expect(await durationOf(app.clock, app.send(RENT))).toBe(Infinity);
    expect(app.available('usd')).toBe('2800');
    expect(app.balance('usd')).toBe('2847.32');
  });
});

describe('exchanging', () => {
  /** @spec exchange-result */
  it('debits one currency and credits the other after two seconds', async () => {
    const app = open();
    const done = app.exchange({ from: 'usd', to: 'eur', amount: '100', received: '92' });
    await pass(app, 1_999);
    expect([app.balance('usd'), app.balance('eur')]).toEqual(['2847.32', '1250.75']);
    await pass(app, 1);
    expect([app.balance('usd'), app.balance('eur')]).toEqual(['2747.32', '1342.75']);
    await expect(done).resolves.toEqual({ ok: true, value: null });
    expect(app.wallet()?.transactions[0]).toMatchObject({
      type: 'exchange',
      amount: '100',
      currency: 'USD',
      status: 'completed',
      description: 'Exchanged $100.00 to 92.000000 EUR',
    });
  });

  it('refuses more than the balance, and the same currency on both sides', async () => {
    const app = open();
    const { exchange } = app;
    await expect(
      exchange({ from: 'btc', to: 'usd', amount: '0.15424', received: '6670.88' }),
    ).resolves.toEqual({
      ok: false,
      refusal: { kind: 'insufficient-balance' },
    });
    await expect(
      exchange({ from: 'btc', to: 'btc', amount: '0.1', received: '0.1' }),
    ).resolves.toEqual({
      ok: false,
      refusal: { kind: 'same-currency' },
    });
    expect(app.calls.exchange).not.toHaveBeenCalled();
  });

  it('uses the fixed table, and not the current prices', async () => {
    const app = open({ delays: 'none' });
    const stop = app.follow();
    await pass(app, 5_000);
    expect(app.store.getState().data.market.btc?.price).toBe('44945.4');
    await app.exchange({ from: 'btc', to: 'usd', amount: '0.1', received: '4325' });
    expect([app.balance('btc'), app.balance('usd')]).toEqual(['0.05423', '7172.32']);
    stop();
  });
});
