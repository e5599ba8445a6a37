import { describe, expect, it } from 'vitest';
import type { PriceUpdate } from '../walletAdapter';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { DEMO_CREDENTIALS, DEMO_USER } from '../../domain/demo/demoAccount';
import { createManualClock } from '../../services/manualClock';
import { seededRandom } from '../../testing/storyWorld';
import { durationOf, settled } from '../../testing/time';
import { createSimulatedAdapter } from './simulatedAdapter';
import type { SimulatedOptions } from './simulatedSession';

const ORDER = {
  walletId: 'personal',
  recipient: 'ana@florin.example',
  amount: '2000',
  currency: 'usd',
} as const;

function open(options: Pick<SimulatedOptions, 'delays' | 'user'> = {}) {
  const clock = createManualClock(Date.parse('2025-11-21T09:00:00.000Z'));
  const random = seededRandom(1);
  return { clock, adapter: createSimulatedAdapter({ clock, random, delays: 'none', ...options }) };
}

describe('the simulated back end', () => {
  it('has the demo user, the sample wallets and their currencies', async () => {
    const { adapter } = open();
    const { wallets, currencies, at } = await adapter.balances();
    expect(wallets.map(({ id }) => id)).toEqual(['personal', 'business', 'savings']);
    expect(wallets[0]).not.toHaveProperty('transactions');
    expect(currencies).toEqual(CURRENCY_LIST);
    expect(at).toBe('2025-11-21T09:00:00.000Z');
    expect(await adapter.signIn(DEMO_CREDENTIALS)).toEqual({ ok: true, value: DEMO_USER });
  });

  it('takes two seconds for a payment, and holds the money meanwhile', async () => {
    const { adapter, clock } = open({ delays: 'real' });
    const answers: string[] = [];
    const pay = (key: string) =>
      adapter.send(ORDER, { idempotencyKey: key }).then((answer) => {
        answers.push(answer.ok ? `${key} paid` : `${key} ${answer.refusal.kind}`);
        return undefined;
      });
    const [first, second] = [pay('a'), pay('b')];
    clock.advance(1_999);
    await settled();
    expect(answers).toEqual(['b insufficient-balance']);
    clock.advance(1);
    await Promise.all([first, second]);
    expect(answers).toEqual(['b insufficient-balance', 'a paid']);
    expect(clock.pending).toBe(0);
    const { wallets } = await adapter.balances();
    expect(wallets[0]?.balances.usd).toBe('847.32');
  });

  it('takes two seconds for an exchange, and dates it at the end of the two seconds', async () => {
    const { adapter, clock } = open({ delays: 'real' });
    const order = { walletId: 'personal', from: 'usd', to: 'eur', amount: '100' } as const;
    const call = adapter.exchange({ ...order, received: '92' }, { idempotencyKey: 'a' });
    expect(await durationOf(clock, call)).toBe(2_000);
    expect(await call).toMatchObject({
      ok: true,
      value: { transaction: { timestamp: '2025-11-21T09:00:02.000Z' } },
    });
  });

  it('answers at once if it refuses a call, or if delays are off', async () => {
    const slow = open({ delays: 'real' });
    const refused = slow.adapter.send({ ...ORDER, amount: '3000' }, { idempotencyKey: 'a' });
    expect(await durationOf(slow.clock, refused)).toBe(0);
    expect(await refused).toEqual({ ok: false, refusal: { kind: 'insufficient-balance' } });
    const quick = open();
    const paid = quick.adapter.send(ORDER, { idempotencyKey: 'a' });
    expect(await durationOf(quick.clock, paid)).toBe(0);
  });

  it('executes an aborted payment', async () => {
    const { adapter, clock } = open({ delays: 'real' });
    const controller = new AbortController();
    const options = { idempotencyKey: 'a', signal: controller.signal };
    const call = adapter.send(ORDER, options);
    controller.abort(new Error('Given up'));
    await expect(call).rejects.toThrow('Given up');
    clock.advance(2_000);
    await settled();
    const { transactions } = await adapter.history({ walletId: 'personal', limit: 1 });
    expect(transactions[0]).toMatchObject({ toAddress: 'ana@florin.example', amount: '2000' });
  });

  it('quotes only the rates of the table, each for thirty seconds', async () => {
    const { adapter, clock } = open();
    const request = { walletId: 'personal', from: 'usd', to: 'eur', amount: '100' } as const;
    const quote = await adapter.quote(request);
    expect(quote).toEqual({
      id: 'quote-1',
      rate: '0.92',
      received: '92',
      expiresAt: '2025-11-21T09:00:30.000Z',
    });
    expect(await adapter.quote({ ...request, from: 'ada' })).toBeNull();
    const order = { ...request, received: '92', quoteId: 'quote-1' } as const;
    const take = (key: string, change = {}) =>
      adapter.exchange({ ...order, ...change }, { idempotencyKey: key });
    expect(await take('a', { received: '93' })).toEqual({
      ok: false,
      refusal: { kind: 'no-quote' },
    });
    const unused = await adapter.quote(request);
    clock.advance(29_999);
    expect(await take('b')).toMatchObject({ ok: true, value: { balances: { eur: '1342.75' } } });
    clock.advance(1);
    expect(unused?.id).toBe('quote-2');
    expect(await take('c', { quoteId: 'quote-2' })).toEqual({
      ok: false,
      refusal: { kind: 'no-quote' },
    });
  });

  it('exchanges without a quote only at the rate of the table', async () => {
    const { adapter } = open();
    const order = { walletId: 'personal', from: 'ada', to: 'btc', amount: '1' } as const;
    const take = (received: '1' | '2') =>
      adapter.exchange({ ...order, received }, { idempotencyKey: received });
    expect(await take('2')).toEqual({ ok: false, refusal: { kind: 'no-quote' } });
    expect(await take('1')).toMatchObject({ ok: true, value: { balances: { btc: '1.15423' } } });
  });

  it('refuses an invalid amount and a missing wallet', async () => {
    const { adapter } = open();
    const pay = (change: object) => adapter.send({ ...ORDER, ...change }, { idempotencyKey: 'a' });
    expect(await pay({ amount: 'a lot' })).toEqual({
      ok: false,
      refusal: { kind: 'not-a-number' },
    });
    expect(await pay({ walletId: 'nowhere' })).toEqual({
      ok: false,
      refusal: { kind: 'message', text: 'There is no such wallet.', retry: false },
    });
  });

  it('treats different notations of an amount as equal', async () => {
    const { adapter } = open();
    const options = { idempotencyKey: 'a' };
    const first = await adapter.send({ ...ORDER, amount: '5' }, options);
    expect(await adapter.send({ ...ORDER, amount: '5.00' }, options)).toEqual(first);
  });

  it('reports prices to each listener once, and not after the listener has unsubscribed', async () => {
    const { adapter, clock } = open();
    const events: [string, PriceUpdate][] = [];
    const states: string[] = [];
    const stopFirst = adapter.subscribePrices({
      onPrices: (update) => events.push(['first', update]),
      onState: (state) => states.push(state),
    });
    const stopSecond = adapter.subscribePrices({
      onPrices: (update) => events.push(['second', update]),
    });
    clock.advance(5_000);
    expect(states).toEqual(['live']);
    expect(events.map(([who]) => who)).toEqual(['first', 'second']);
    const [, update] = events[0] ?? [];
    expect(Object.keys(update?.market ?? {})).toEqual(['btc', 'eth', 'ada']);
    expect(update?.at).toBe('2025-11-21T09:00:05.000Z');
    const { market } = await adapter.balances();
    expect(market.btc).toEqual(update?.market.btc);
    stopFirst();
    stopSecond();
    clock.advance(60_000);
    expect(events).toHaveLength(2);
    expect(clock.pending).toBe(0);
  });

  it('continues to report prices to a listener after another one has unsubscribed', () => {
    const { adapter, clock } = open();
    const events: string[] = [];
    const stopFirst = adapter.subscribePrices({ onPrices: () => events.push('first') });
    const stopSecond = adapter.subscribePrices({ onPrices: () => events.push('second') });
    stopFirst();
    clock.advance(5_000);
    expect(events).toEqual(['second']);
    stopSecond();
    stopSecond();
    expect(clock.pending).toBe(0);
  });

  it('returns no cursor with the last record of a history', async () => {
    const { adapter } = open();
    const query = { walletId: 'personal' };
    const { transactions, next } = await adapter.history(query);
    expect([transactions.length, next]).toEqual([8, null]);
    expect((await adapter.history({ ...query, limit: 8 })).next).toBeNull();
    const page = await adapter.history({ ...query, limit: 7 });
    expect(page.next).toBe(transactions[6]?.id);
    const last = await adapter.history({ ...query, limit: 1, cursor: page.next ?? '' });
    expect(last).toEqual({ transactions: transactions.slice(7), next: null });
  });

  it.each([
    [{ walletId: 'nowhere' }, 'There is no such wallet'],
    [{ walletId: 'personal', limit: 0 }, 'A page has 1 to 200 lines'],
    [{ walletId: 'personal', limit: 201 }, 'A page has 1 to 200 lines'],
    [{ walletId: 'personal', limit: 1.5 }, 'A page has 1 to 200 lines'],
    [{ walletId: 'personal', cursor: 'x' }, 'No page has this cursor'],
  ])('rejects a wrong query with a reason: %j', async (query, message) => {
    const { adapter } = open();
    await expect(adapter.history(query)).rejects.toMatchObject({ failure: 'bad-request', message });
  });

  it('does not sign in after an abort', async () => {
    const { adapter, clock } = open({ delays: 'real', user: null });
    const controller = new AbortController();
    const call = adapter.signIn(DEMO_CREDENTIALS, { signal: controller.signal });
    controller.abort(new Error('Given up'));
    await expect(call).rejects.toThrow('Given up');
    clock.advance(10_000);
    await settled();
    await expect(adapter.balances()).rejects.toMatchObject({
      failure: 'signed-out',
      message: 'No user is signed in',
    });
  });

  it('does not date prices before earlier prices when the clock is set back', () => {
    const { adapter, clock } = open();
    const moments: string[] = [];
    adapter.subscribePrices({ onPrices: ({ at }) => moments.push(at) });
    clock.advance(5_000);
    clock.leap(-2_000);
    clock.advance(10_000);
    expect(moments).toEqual(moments.toSorted());
    expect(moments.length).toBeGreaterThan(1);
  });
});
