import { describe, expect, it } from 'vitest';
import { open, pass } from '../testing/openStore';

const RENT = { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' } as const;
const EUROS = { from: 'usd', to: 'eur', amount: '100', received: '92' } as const;
const FAILED = { ok: false, refusal: { kind: 'call-failed' } };
const DONE = { ok: true, value: null };

/** The keys of the calls that were made, oldest first. */
const keysOf = ({ calls }: ReturnType<typeof open>) =>
  [...calls.send.mock.calls, ...calls.exchange.mock.calls].map(
    ([, { idempotencyKey }]) => idempotencyKey,
  );

describe('an order', () => {
  it('keeps its key when it is submitted again after a failure', async () => {
    const app = open({ delays: 'none', calls: { send: 'fail' } });
    const { send } = app.store.getState().actions;
    await expect(send(RENT)).resolves.toEqual(FAILED);
    await expect(send(RENT)).resolves.toEqual(FAILED);
    app.outcomes.send = 'normal';
    await expect(send(RENT)).resolves.toEqual(DONE);
    const [first, ...retries] = keysOf(app);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(retries).toEqual([first, first]);
    expect(app.balance('usd')).toBe('2800');
  });

  it('has a new key once it was carried out, so that the same can be paid again', async () => {
    const app = open({ delays: 'none' });
    await app.store.getState().actions.send(RENT);
    await app.store.getState().actions.send(RENT);
    expect(new Set(keysOf(app)).size).toBe(2);
    expect(app.balance('usd')).toBe('2752.68');
  });

  it('has a new key beside an equal one that is under way: that is a second payment', async () => {
    const app = open();
    void app.store.getState().actions.send(RENT);
    void app.store.getState().actions.send(RENT);
    await pass(app, 2_000);
    expect(new Set(keysOf(app)).size).toBe(2);
    expect(app.balance('usd')).toBe('2752.68');
  });

  it.each([
    ['another amount', { ...RENT, amount: '47.33' }, 'personal'],
    ['another recipient', { ...RENT, recipient: 'ann@example.com' }, 'personal'],
    ['another wallet', RENT, 'business'],
  ] as const)('that failed is left behind by one with %s', async (_name, changed, walletId) => {
    const app = open({ delays: 'none', calls: { send: 'fail' } });
    const { send, switchWallet } = app.store.getState().actions;
    await send(RENT);
    switchWallet(walletId);
    await send(changed);
    switchWallet('personal');
    await send(RENT);
    const [first, other, again] = keysOf(app);
    expect(other).not.toBe(first);
    expect(again).toBe(first);
  });
});

describe('a key that a caller brings', () => {
  const options = { idempotencyKey: 'of the caller' };

  it('goes with the call', async () => {
    const app = open({ delays: 'none' });
    await app.store.getState().actions.exchange(EUROS, options);
    expect(keysOf(app)).toEqual(['of the caller']);
  });

  it('joins the order that is under way, and both hear the same', async () => {
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

  it('answers the same after the money has moved, and moves none', async () => {
    const app = open({ delays: 'none' });
    const { send } = app.store.getState().actions;
    await send(RENT, options);
    await expect(send(RENT, options)).resolves.toEqual(DONE);
    expect(app.calls.send).toHaveBeenCalledOnce();
    expect(app.balance('usd')).toBe('2800');
  });

  it('is refused with another order, whether or not the first one went through', async () => {
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

  it('joins the next attempt, also from the answer to a failed one', async () => {
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
