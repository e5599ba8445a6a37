import { describe, expect, it } from 'vitest';
import { open, pass } from '../../testing/openStore';

const RENT = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;
const EUROS = { from: 'usd', to: 'eur', amount: '100', received: '92' } as const;
const FAILED = { ok: false, refusal: { kind: 'call-failed' } };
const DONE = { ok: true, value: null };

/** Returns the idempotency keys of all calls to the back end: first of payments, then of exchanges. */
const keysOf = ({ calls }: ReturnType<typeof open>) =>
  [...calls.send.mock.calls, ...calls.exchange.mock.calls].map(
    ([, { idempotencyKey }]) => idempotencyKey,
  );

const IN_DOUBT = { ok: false, refusal: { kind: 'in-doubt' } };

/** Returns the keys of the orders in doubt: their calls failed without a response. */
const doubtsOf = ({ store }: ReturnType<typeof open>) =>
  store.getState().data.pending.flatMap(({ id, inDoubt }) => (inDoubt ? [id] : []));

describe('an order in doubt', () => {
  async function doubtful() {
    const app = open({ delays: 'none', calls: { send: 'fail' } });
    await expect(app.send(RENT)).resolves.toEqual(FAILED);
    const [key = ''] = doubtsOf(app);
    return { ...app, key, actions: app.store.getState().actions };
  }

  it('keeps its hold and its key, and is paid once when it is checked again', async () => {
    const app = await doubtful();
    expect(app.key).toMatch(/^[\da-f]{32}$/);
    expect([app.balance('usd'), app.available('usd')]).toEqual(['2847.32', '2800']);
    await expect(app.actions.checkAgain(app.key)).resolves.toEqual(FAILED);
    expect([app.balance('usd'), app.available('usd')]).toEqual(['2847.32', '2800']);
    app.outcomes.send = 'normal';
    await expect(app.actions.checkAgain(app.key)).resolves.toEqual(DONE);
    expect(keysOf(app)).toEqual([app.key, app.key, app.key]);
    expect([app.balance('usd'), app.available('usd')]).toEqual(['2800', '2800']);
    expect(doubtsOf(app)).toEqual([]);
  });

  it.each([
    ['the very same order', RENT],
    ['another description', { ...RENT, description: 'Rent for March' }],
    ['an amount that is written differently', { ...RENT, amount: '47.320' }],
    ['a recipient in capital letters', { ...RENT, recipient: ' Rent@example.com' }],
  ] as const)('requires a confirmation for %s, and makes no call before', async (_name, order) => {
    const app = await doubtful();
    app.outcomes.send = 'normal';
    await expect(app.send(order)).resolves.toEqual(IN_DOUBT);
    expect(app.calls.send).toHaveBeenCalledOnce();
    expect(app.available('usd')).toBe('2800');
  });

  it('is paid a second time with a new key when the user confirms that', async () => {
    const app = await doubtful();
    app.outcomes.send = 'normal';
    await expect(app.send(RENT, { anyway: true })).resolves.toEqual(DONE);
    expect(new Set(keysOf(app)).size).toBe(2);
    expect([app.balance('usd'), app.available('usd')]).toEqual(['2800', '2752.68']);
    expect(doubtsOf(app)).toEqual([app.key]);
  });

  it.each([
    ['another amount', { ...RENT, amount: '47.33' }, 'personal'],
    ['another recipient', { ...RENT, recipient: 'ann@example.com' }, 'personal'],
    ['another currency', { ...RENT, currency: 'eur' }, 'personal'],
    ['another wallet', RENT, 'business'],
  ] as const)('does not affect a payment with %s', async (_name, changed, walletId) => {
    const app = await doubtful();
    app.outcomes.send = 'normal';
    app.actions.switchWallet(walletId);
    await expect(app.send(changed)).resolves.toEqual(DONE);
    expect(doubtsOf(app)).toEqual([app.key]);
    // The order is checked in the wallet that paid for it, even if another wallet is active.
    await expect(app.actions.checkAgain(app.key)).resolves.toEqual(DONE);
    const [order, options] = app.calls.send.mock.lastCall ?? [];
    expect(order).toEqual({ ...RENT, walletId: 'personal' });
    expect(options).toEqual({ idempotencyKey: app.key });
  });

  it('can be an exchange, even if the quote has changed', async () => {
    const app = open({ delays: 'none', calls: { exchange: 'fail' } });
    const { exchange } = app;
    await expect(exchange(EUROS)).resolves.toEqual(FAILED);
    await expect(exchange({ ...EUROS, received: '91', quoteId: 'other' })).resolves.toEqual(
      IN_DOUBT,
    );
    app.outcomes.exchange = 'normal';
    await expect(exchange({ ...EUROS, to: 'gbp', received: '79' })).resolves.toEqual(DONE);
    expect(doubtsOf(app)).toHaveLength(1);
  });

  it('is not checked after it was settled', async () => {
    const app = await doubtful();
    app.outcomes.send = 'normal';
    await app.actions.checkAgain(app.key);
    await expect(app.actions.checkAgain(app.key)).resolves.toEqual({
      ok: false,
      refusal: { kind: 'duplicate' },
    });
    expect(app.balance('usd')).toBe('2800');
  });

  it('makes one call if it is checked twice at the same time', async () => {
    const app = await doubtful();
    app.outcomes.send = 'normal';
    const both = [app.actions.checkAgain(app.key), app.actions.checkAgain(app.key)];
    await expect(Promise.all(both)).resolves.toEqual([DONE, DONE]);
    expect(app.calls.send).toHaveBeenCalledTimes(2);
  });
});

describe('an order under another key', () => {
  it('is paid again although an equal order was executed', async () => {
    const app = open({ delays: 'none' });
    await app.send(RENT);
    await app.send(RENT);
    expect(new Set(keysOf(app)).size).toBe(2);
    expect(app.balance('usd')).toBe('2752.68');
  });

  it('is a second payment in addition to an equal pending order', async () => {
    const app = open();
    void app.send(RENT);
    void app.send(RENT);
    await pass(app, 2_000);
    expect(new Set(keysOf(app)).size).toBe(2);
    expect(app.balance('usd')).toBe('2752.68');
  });
});

describe('the key of an order', () => {
  const options = { idempotencyKey: 'of the form' };

  it('is sent with the call', async () => {
    const app = open({ delays: 'none' });
    await app.store.getState().actions.exchange(EUROS, options);
    expect(keysOf(app)).toEqual(['of the form']);
  });

  it('joins the pending order, and both calls have the same result', async () => {
    const app = open();
    const { send } = app.store.getState().actions;
    const both = [send(RENT, options), send(RENT, options)];
    expect(app.available('usd')).toBe('2800');
    await pass(app, 2_000);
    await expect(Promise.all(both)).resolves.toEqual([DONE, DONE]);
    expect(app.calls.send).toHaveBeenCalledOnce();
    expect(app.balance('usd')).toBe('2800');
    expect(app.wallet()?.transactions).toHaveLength(9);
  });

  it('has the same result after the money has moved, and moves no money', async () => {
    const app = open({ delays: 'none' });
    const { send } = app.store.getState().actions;
    await send(RENT, options);
    await expect(send(RENT, options)).resolves.toEqual(DONE);
    expect(app.calls.send).toHaveBeenCalledOnce();
    expect(app.balance('usd')).toBe('2800');
  });

  it('is refused with another order, whether or not the first order succeeded', async () => {
    const app = open({ delays: 'none', calls: { send: 'fail' } });
    const { send, exchange } = app.store.getState().actions;
    const refused = { ok: false, refusal: { kind: 'duplicate' } };
    await send(RENT, options);
    await expect(exchange(EUROS, options)).resolves.toEqual(refused);
    app.outcomes.send = 'normal';
    await send(RENT, options);
    await expect(send({ ...RENT, amount: '1' }, options)).resolves.toEqual(refused);
    expect(app.calls.exchange).not.toHaveBeenCalled();
    expect(app.balance('usd')).toBe('2800');
  });

  it('joins the next attempt, even in the handler of a failed attempt', async () => {
    const app = open({ calls: { send: 'fail' } });
    const { send } = app.store.getState().actions;
    const retried = send(RENT, options).then(() => send(RENT, options));
    void send(RENT, options);
    await pass(app, 2_000);
    app.outcomes.send = 'normal';
    const joined = send(RENT, options);
    await pass(app, 2_000);
    await expect(Promise.all([retried, joined])).resolves.toEqual([FAILED, FAILED]);
    expect(app.calls.send).toHaveBeenCalledTimes(2);
    expect(app.balance('usd')).toBe('2847.32');
  });
});
