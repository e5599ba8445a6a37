import { CURRENCY_LIST } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { add, subtract, ZERO } from '../../domain/money/money';
import type { FirmQuote } from '../../domain/prices/rates';
import type { ExchangeRequest, PriceUpdate, QuoteRequest } from '../walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import type { Bench, Draft } from './bench';
import { expect, expectAlike, expectAmount, receiptOf } from './bench';

const HOUR = 3_600_000;

const requestOf = ({ backEnd }: Bench<BackEndUnderTest>): QuoteRequest => {
  expect(backEnd.exchange !== undefined, 'The back end under test has no `exchange`');
  return backEnd.exchange;
};

/** Requests a quote, and returns the order that accepts it. */
async function quoted(bench: Bench<BackEndUnderTest>) {
  const request = requestOf(bench);
  const quote: FirmQuote | null = await bench.adapter.quote(request);
  expect(quote !== null, 'The back end has no quote for `exchange`');
  const { received, id } = quote;
  expect(received !== undefined && id !== undefined, 'The quote has no id or no amount');
  const order: ExchangeRequest = { ...request, received, quoteId: id };
  return { order, quote, received };
}

/** Makes a case that sets the clock of the back end, pays, and reads the history. */
const skewed = (name: string, ms: number): Draft => ({
  name,
  needs: ['skewClock'],
  async run(bench, { skewClock }) {
    receiptOf(await bench.pay(), 'A payment before the clock was set');
    const before = (await bench.lines()).length;
    await skewClock?.(bench.backEnd, ms);
    const { transaction } = receiptOf(await bench.pay(), 'A payment with the wrong clock');
    const lines = await bench.lines();
    expectAlike(
      lines.length,
      before + 1,
      'The number of records after a payment with the wrong clock',
    );
    expectAlike(lines[0]?.id, transaction.id, 'The newest record');
    const moments = lines.map(({ timestamp = '' }) => Date.parse(timestamp));
    const falling = moments.every((moment, index) => moment <= (moments[index - 1] ?? moment));
    expect(falling, 'A record of the history is newer than the record before it');
    const paged = (await bench.lines(2)).map(({ id }) => id);
    expectAlike(
      paged,
      lines.map(({ id }) => id),
      'The records page by page',
    );
  },
});

/** Whether a quote is valid depends only on the clock of the back end. */
const skewedQuote: Draft = {
  name: 'a new quote is valid by a clock that is set ahead, and can be accepted',
  needs: ['exchanges', 'skewClock'],
  async run(bench, { skewClock }) {
    await skewClock?.(bench.backEnd, HOUR);
    const { at } = await bench.adapter.balances();
    const { order, quote } = await quoted(bench);
    const isGood = Date.parse(quote.expiresAt) > Date.parse(at);
    expect(isGood, 'A new quote has expired by the clock of the back end');
    const answer = await bench.adapter.exchange(order, { idempotencyKey: bench.newKey() });
    receiptOf(answer, 'An exchange with the wrong clock');
  },
};

/** Makes a call, so that messages that the back end sent before its response have arrived. */
const settled = (bench: Bench<BackEndUnderTest>) => bench.adapter.balances();

/** Prices with more digits than a JavaScript number can represent. */
const FIRST = '1.234567890123456789';
const OLDER = '2.234567890123456789';
const SECOND = '3.234567890123456789';

/** Makes calls until a condition is true, at most 200. The condition is checked after each response. */
export async function until(bench: Bench<BackEndUnderTest>, holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each answer may follow the price.
    await settled(bench);
  }
}

/** Cases that need an exchange, or a control of the back end. */
export const STEERED_CASES: readonly Draft[] = [
  {
    name: 'an exchange credits the quoted amount, once',
    needs: ['exchanges'],
    async run(bench) {
      const { order, received } = await quoted(bench);
      const [from, to] = [await bench.balance(order.from), await bench.balance(order.to)];
      const options = { idempotencyKey: bench.newKey() };
      receiptOf(await bench.adapter.exchange(order, options), 'The exchange');
      receiptOf(await bench.adapter.exchange(order, options), 'The repeated exchange');
      expectAmount(await bench.balance(order.to), add(to, received), 'The balance credited');
      const left = subtract(from, order.amount);
      expectAmount(await bench.balance(order.from), left, 'The balance debited');
    },
  },
  {
    name: 'an exchange with an unknown quote is refused, and changes nothing',
    needs: ['exchanges'],
    async run(bench) {
      const { order } = await quoted(bench);
      const expectUnchanged = await bench.unchanged();
      const unknown = { ...order, quoteId: 'no-such-quote' };
      const answer = await bench.adapter.exchange(unknown, { idempotencyKey: bench.newKey() });
      expect(!answer.ok, 'An exchange with an unknown quote was accepted');
      expectAlike(answer.refusal.kind, 'no-quote', 'The refusal');
      await expectUnchanged();
    },
  },
  {
    name: 'an exchange of a currency for itself is refused',
    needs: ['exchanges'],
    async run(bench) {
      const request = requestOf(bench);
      const order = { ...request, to: request.from, received: request.amount };
      const answer = await bench.adapter.exchange(order, { idempotencyKey: bench.newKey() });
      expect(!answer.ok, 'An exchange of a currency for itself was accepted');
      if (answer.refusal.kind !== 'message')
        expectAlike(answer.refusal.kind, 'same-currency', 'The refusal');
    },
  },
  {
    name: 'an exchange with an expired quote is refused, and a completed one returns its answer again',
    needs: ['exchanges', 'expireQuotes'],
    async run(bench, { expireQuotes }) {
      const made = await quoted(bench);
      const options = { idempotencyKey: bench.newKey() };
      const first = receiptOf(await bench.adapter.exchange(made.order, options), 'The exchange');
      const { order } = await quoted(bench);
      await expireQuotes?.(bench.backEnd);
      const again = await bench.adapter.exchange(made.order, options);
      const { transaction } = receiptOf(again, 'The repeated exchange');
      expectAlike(transaction.id, first.transaction.id, 'The record that the repetition returns');
      const late = await bench.adapter.exchange(order, { idempotencyKey: bench.newKey() });
      expect(!late.ok, 'An exchange with an expired quote was accepted');
      expectAlike(late.refusal.kind, 'no-quote', 'The refusal');
    },
  },
  skewed('payments and history work with a clock that is set ahead by an hour', HOUR),
  skewed('payments and history work with a clock that is set back by an hour', -HOUR),
  skewedQuote,
  {
    name: 'prices arrive in order, older ones are dropped, and none arrive after unsubscribing',
    needs: ['pushPrices'],
    async run(bench, { pushPrices }) {
      const { currencies = CURRENCY_LIST } = await bench.adapter.balances();
      const id = currencies.at(-1)?.id;
      expect(id !== undefined, 'The balance sheet has no currency');
      const update = (price: Decimal, second: number): PriceUpdate => ({
        market: { [id]: { price, change24h: ZERO } },
        at: `2100-01-01T00:00:0${second}.000Z`,
      });
      const received: unknown[] = [];
      let isLive = false;
      const stop = bench.adapter.subscribePrices({
        onPrices: ({ market }) => received.push(market[id]?.price),
        onState: (state) => {
          isLive = state === 'live';
        },
      });
      try {
        await until(bench, () => isLive);
        await pushPrices?.(bench.backEnd, update(FIRST, 2));
        await pushPrices?.(bench.backEnd, update(OLDER, 1));
        await pushPrices?.(bench.backEnd, update(SECOND, 3));
        await until(bench, () => received.length > 1);
      } finally {
        stop();
      }
      await pushPrices?.(bench.backEnd, update(FIRST, 4));
      await settled(bench);
      expectAlike(received, [FIRST, SECOND], 'The prices that the listener received');
    },
  },
  {
    name: 'a price without a change over 24 hours arrives without one, not with zero',
    needs: ['pushPrices'],
    async run(bench, { pushPrices }) {
      const { currencies = CURRENCY_LIST } = await bench.adapter.balances();
      const id = currencies.at(-1)?.id;
      expect(id !== undefined, 'The balance sheet has no currency');
      const received: unknown[] = [];
      let isLive = false;
      const stop = bench.adapter.subscribePrices({
        onPrices: ({ market }) => received.push(market[id]?.change24h ?? null),
        onState: (state) => {
          isLive = state === 'live';
        },
      });
      try {
        await until(bench, () => isLive);
        const market = { [id]: { price: FIRST } };
        await pushPrices?.(bench.backEnd, { market, at: '2100-01-01T00:00:02.000Z' });
        await until(bench, () => received.length > 0);
      } finally {
        stop();
      }
      expectAlike(received, [null], 'The change over 24 hours');
    },
  },
];
