import { describe, expect, it } from 'vitest';
import type { PriceUpdate } from '../backend/walletAdapter';
import { DEMO_CREDENTIALS, DEMO_USER } from '../domain/user';
import type { WorldDescription } from '../testing/storyWorld';
import { createStoryWorld } from '../testing/storyWorld';
import { createSimulatedAdapter } from './simulatedAdapter';

const ORDER = {
  walletId: 'personal',
  recipient: 'ana@florin.example',
  amount: '2000',
  currency: 'usd',
} as const;

function world(description: WorldDescription = {}) {
  const story = createStoryWorld({ now: '2025-11-21T09:00:00.000Z', ...description });
  return { ...story, story, adapter: createSimulatedAdapter(story) };
}

/** Lets the promises that are under way come to rest. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('the simulated world as a back end', () => {
  it('has the world’s user, wallets and currencies', async () => {
    const { adapter } = world();
    const { wallets, currencies, at } = await adapter.balances();
    expect(wallets.map(({ id }) => id)).toEqual(['personal', 'business', 'savings']);
    expect(wallets[0]).not.toHaveProperty('transactions');
    expect(currencies).toHaveLength(6);
    expect(at).toBe('2025-11-21T09:00:00.000Z');
    expect(await adapter.signIn(DEMO_CREDENTIALS)).toEqual({ ok: true, value: DEMO_USER });
  });

  it('takes its specified two seconds for a payment, and holds the money meanwhile', async () => {
    const { adapter, clock } = world({ delays: 'real' });
    const answers: string[] = [];
    const pay = (key: string) =>
      adapter.send(ORDER, { idempotencyKey: key }).then((answer) => {
        answers.push(answer.ok ? `${key} paid` : `${key} ${answer.refusal.kind}`);
        return undefined;
      });
    const [first, second] = [pay('a'), pay('b')];
    clock.advance(1_999);
    await rest();
    expect(answers).toEqual(['b insufficient-balance']);
    clock.advance(1);
    await Promise.all([first, second]);
    expect(answers).toEqual(['b insufficient-balance', 'a paid']);
    const { wallets } = await adapter.balances();
    expect(wallets[0]?.balances.usd).toBe('847.32');
  });

  it('has moved nothing after a payment that failed, and takes its key again', async () => {
    const { adapter, outcomes } = world();
    outcomes.next = 'fail';
    const options = { idempotencyKey: 'a' };
    await expect(adapter.send(ORDER, options)).rejects.toThrow('The send call failed');
    expect(await adapter.send(ORDER, options)).toMatchObject({
      ok: true,
      value: { balances: { usd: '847.32' } },
    });
  });

  it('carries a payment out that was given up', async () => {
    const { adapter, clock } = world({ delays: 'real' });
    const giveUp = new AbortController();
    const options = { idempotencyKey: 'a', signal: giveUp.signal };
    const call = adapter.send(ORDER, options);
    giveUp.abort(new Error('Given up'));
    await expect(call).rejects.toThrow('Given up');
    clock.advance(2_000);
    await rest();
    const { transactions } = await adapter.history({ walletId: 'personal', limit: 1 });
    expect(transactions[0]).toMatchObject({ toAddress: 'ana@florin.example', amount: '2000' });
  });

  it('quotes the table for thirty seconds, and nothing that is not in it', async () => {
    const { adapter, clock } = world();
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
    clock.advance(29_999);
    expect(await take('b')).toMatchObject({ ok: true, value: { balances: { eur: '1342.75' } } });
    clock.advance(1);
    expect(await take('c')).toEqual({ ok: false, refusal: { kind: 'no-quote' } });
  });

  it('exchanges without a quote at the rate of the table alone', async () => {
    const { adapter } = world();
    const order = { walletId: 'personal', from: 'ada', to: 'btc', amount: '1' } as const;
    const take = (received: '1' | '2') =>
      adapter.exchange({ ...order, received }, { idempotencyKey: received });
    expect(await take('2')).toEqual({ ok: false, refusal: { kind: 'no-quote' } });
    expect(await take('1')).toMatchObject({ ok: true, value: { balances: { btc: '1.15423' } } });
  });

  it('refuses an amount that is no decimal text, and a wallet that is not there', async () => {
    const { adapter } = world();
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

  it('takes an amount for the same however it is written', async () => {
    const { adapter } = world();
    const options = { idempotencyKey: 'a' };
    const first = await adapter.send({ ...ORDER, amount: '5' }, options);
    expect(await adapter.send({ ...ORDER, amount: '5.00' }, options)).toEqual(first);
  });

  it('tells prices to all who listen, once each, and to nobody afterwards', async () => {
    const { adapter, clock } = world();
    const heard: [string, PriceUpdate][] = [];
    const states: string[] = [];
    const stopFirst = adapter.subscribePrices({
      onPrices: (update) => heard.push(['first', update]),
      onState: (state) => states.push(state),
    });
    const stopSecond = adapter.subscribePrices({
      onPrices: (update) => heard.push(['second', update]),
    });
    clock.advance(5_000);
    expect(states).toEqual(['live']);
    expect(heard.map(([who]) => who)).toEqual(['first', 'second']);
    const [, update] = heard[0] ?? [];
    expect(Object.keys(update?.market ?? {})).toEqual(['btc', 'eth', 'ada']);
    expect(update?.at).toBe('2025-11-21T09:00:05.000Z');
    const { market } = await adapter.balances();
    expect(market.btc).toEqual(update?.market.btc);
    stopFirst();
    stopSecond();
    clock.advance(60_000);
    expect(heard).toHaveLength(2);
    expect(clock.pending).toBe(0);
  });

  it('tells prices on while another one still listens', () => {
    const { adapter, clock } = world();
    const heard: string[] = [];
    const stopFirst = adapter.subscribePrices({ onPrices: () => heard.push('first') });
    const stopSecond = adapter.subscribePrices({ onPrices: () => heard.push('second') });
    stopFirst();
    clock.advance(5_000);
    expect(heard).toEqual(['second']);
    stopSecond();
    stopSecond();
    expect(clock.pending).toBe(0);
  });

  it('ends its history with the last line', async () => {
    const { adapter } = world();
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
  ])('says what is wrong with a question: %j', async (query, message) => {
    const { adapter } = world();
    await expect(adapter.history(query)).rejects.toMatchObject({ failure: 'bad-request', message });
  });

  it('signs nobody in who has given it up', async () => {
    const { adapter, clock } = world({ delays: 'real', session: 'signed-out' });
    const giveUp = new AbortController();
    const call = adapter.signIn(DEMO_CREDENTIALS, { signal: giveUp.signal });
    giveUp.abort(new Error('Given up'));
    await expect(call).rejects.toThrow('Given up');
    clock.advance(10_000);
    await rest();
    await expect(adapter.balances()).rejects.toMatchObject({
      failure: 'signed-out',
      message: 'Nobody is signed in',
    });
  });

  it('has exchanged nothing after an exchange that failed', async () => {
    const { adapter, outcomes } = world();
    outcomes.next = 'fail';
    const order = { walletId: 'personal', from: 'ada', to: 'btc', amount: '1' } as const;
    const options = { idempotencyKey: 'a' };
    await expect(adapter.exchange({ ...order, received: '1' }, options)).rejects.toThrow(
      'The exchange call failed',
    );
  });

  it('dates no prices before the last ones when the clock is set back', () => {
    const { adapter, clock } = world();
    const moments: string[] = [];
    adapter.subscribePrices({ onPrices: ({ at }) => moments.push(at) });
    clock.advance(5_000);
    clock.leap(-2_000);
    clock.advance(10_000);
    expect(moments).toEqual(moments.toSorted());
    expect(moments.length).toBeGreaterThan(1);
  });
});
