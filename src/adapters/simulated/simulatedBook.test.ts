import { expect, it } from 'vitest';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import { createManualClock } from '../../services/manualClock';
import { seededRandom } from '../../testing/storyWorld';
import { createSimulatedAdapter } from './simulatedAdapter';
import { createSimulatedBook } from './simulatedBook';

const EXCHANGE = { walletId: 'personal', from: 'usd', to: 'eur', amount: '100' } as const;
const NO_QUOTE = { ok: false, refusal: { kind: 'no-quote' } };

const open = () =>
  createSimulatedAdapter({ clock: createManualClock(0), random: seededRandom(1), delays: 'none' });

it('orders are equal even if their fields are in a different order', async () => {
  const adapter = open();
  const options = { idempotencyKey: 'a' };
  const order = { walletId: 'personal', recipient: 'ana@florin.example', currency: 'usd' } as const;
  const first = await adapter.send({ ...order, amount: '5' }, options);
  expect(await adapter.send({ amount: '5', ...order }, options)).toEqual(first);
  for (const change of [{ recipient: 'bea@florin.example' }, { walletId: 'business' }])
    // oxlint-disable-next-line no-await-in-loop -- one order after the other.
    expect(await adapter.send({ ...order, amount: '5', ...change }, options)).toEqual({
      ok: false,
      refusal: { kind: 'duplicate' },
    });
});

it.each([
  { walletId: 'business' },
  { from: 'gbp' },
  { to: 'gbp' },
  { amount: '99' },
  { received: '91' },
  { quoteId: 'quote-2' },
] as const)('a quote is valid only for its exchange: %j', async (change) => {
  const adapter = open();
  const quote = await adapter.quote(EXCHANGE);
  expect(quote).toMatchObject({ id: 'quote-1', received: '92' });
  const order = { ...EXCHANGE, received: '92', quoteId: 'quote-1' } as const;
  expect(await adapter.exchange({ ...order, ...change }, { idempotencyKey: 'a' })).toEqual(
    NO_QUOTE,
  );
  expect(await adapter.exchange(order, { idempotencyKey: 'a' })).toMatchObject({ ok: true });
});

it('an exchange above the balance is refused, even without a quote', async () => {
  const order = { ...EXCHANGE, amount: '1000000', received: '1' } as const;
  expect(await open().exchange(order, { idempotencyKey: 'a' })).toEqual({
    ok: false,
    refusal: { kind: 'insufficient-balance' },
  });
});

it('an exchange into an unknown currency is refused', async () => {
  const order = { ...EXCHANGE, to: 'xyz' as 'eur', received: '1' } as const;
  expect(await open().exchange(order, { idempotencyKey: 'a' })).toEqual(NO_QUOTE);
});

it.each(['5x', 'x5', '1e2', ''])('an amount must be decimal text: %j', async (text) => {
  const amount = text as '5';
  const order = { walletId: 'personal', recipient: 'ana@florin.example', currency: 'usd' } as const;
  expect(await open().send({ ...order, amount }, { idempotencyKey: 'a' })).toEqual({
    ok: false,
    refusal: { kind: 'not-a-number' },
  });
  expect(await open().quote({ ...EXCHANGE, amount })).toBeNull();
});

it.each([
  { kind: 'send', recipient: 'ana@florin.example', amount: '2000', currency: 'usd' },
  { kind: 'exchange', from: 'usd', to: 'eur', amount: '2000', received: '1840' },
] as const)('a failed $kind moves nothing, and its key can be used again', async (order) => {
  const clock = createManualClock(0);
  const start = sampleWorld(0);
  const book = createSimulatedBook(start, clock);
  const options = { idempotencyKey: 'a' };
  const fail = () => Promise.reject(new Error('The line broke'));
  await expect(book.take('personal', order, options, fail)).rejects.toThrow('The line broke');
  expect(book.state.pending).toEqual([]);
  expect(book.state.wallets).toEqual(start.wallets);
  expect(await book.take('personal', order, options, () => Promise.resolve())).toMatchObject({
    ok: true,
    value: { balances: { usd: '847.32' } },
  });
});
