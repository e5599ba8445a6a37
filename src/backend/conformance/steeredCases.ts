import { add, subtract, ZERO } from '../../domain/money/money';
import type { FirmQuote } from '../../domain/prices/rates';
import type { ExchangeRequest, PriceUpdate, QuoteRequest } from '../walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import type { Bench, Draft } from './bench';
import { expect, expectAlike, expectAmount, receiptOf } from './bench';

const HOUR = 3_600_000;

const requestOf = ({ backEnd }: Bench<BackEndUnderTest>): QuoteRequest => {
  expect(backEnd.exchange !== undefined, 'The back end names no exchange to try');
  return backEnd.exchange;
};

/** Requests a quote, and makes the order that accepts it. */
async function quoted(bench: Bench<BackEndUnderTest>) {
  const request = requestOf(bench);
  const quote: FirmQuote | null = await bench.adapter.quote(request);
  expect(quote !== null, 'Nobody quotes the exchange that is to be tried');
  const { received, id } = quote;
  expect(received !== undefined && id !== undefined, 'The quote has no id or no amount');
  const order: ExchangeRequest = { ...request, received, quoteId: id };
  return { order, quote, received };
}

/** A wrong clock prevents nothing. */
const skewed = (name: string, ms: number): Draft => ({
  name,
  needs: ['skewClock'],
  async run(bench, { skewClock }) {
    receiptOf(await bench.pay(), 'A payment before the clock was set');
    const before = (await bench.lines()).length;
    await skewClock?.(bench.backEnd, ms);
    const { transaction } = receiptOf(await bench.pay(), 'A payment with the clock off');
    const lines = await bench.lines();
    expectAlike(lines.length, before + 1, 'Lines after a payment with the clock off');
    expectAlike(lines[0]?.id, transaction.id, 'The newest line');
    const moments = lines.map(({ timestamp = '' }) => Date.parse(timestamp));
    const falling = moments.every((moment, index) => moment <= (moments[index - 1] ?? moment));
    expect(falling, 'A line of the history is newer than the one before it');
    const paged = (await bench.lines(2)).map(({ id }) => id);
    expectAlike(
      paged,
      lines.map(({ id }) => id),
      'The lines page by page',
    );
  },
});

/** The clock of the back end decides whether a quote is valid. */
const skewedQuote: Draft = {
  name: 'a quote under a clock that is off is good by that clock, and can be taken up',
  needs: ['exchanges', 'skewClock'],
  async run(bench, { skewClock }) {
    await skewClock?.(bench.backEnd, HOUR);
    const { at } = await bench.adapter.balances();
    const { order, quote } = await quoted(bench);
    const isGood = Date.parse(quote.expiresAt) > Date.parse(at);
    expect(isGood, 'A new quote has expired by the clock of the one who gave it');
    const answer = await bench.adapter.exchange(order, { idempotencyKey: bench.newKey() });
    receiptOf(answer, 'An exchange with the clock off');
  },
};

/** Waits until all pending messages have arrived. */
const settled = (bench: Bench<BackEndUnderTest>) => bench.adapter.balances();

const price = (value: '1' | '2' | '3', at: string): PriceUpdate => ({
  market: { btc: { price: value, change24h: ZERO } },
  at,
});

/** Waits until a condition holds, which it checks after each answer of the back end. */
async function until(bench: Bench<BackEndUnderTest>, holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each answer may follow the price.
    await settled(bench);
  }
}

/** Cases that need an exchange, or a control of the back end. */
export const STEERED_CASES: readonly Draft[] = [
  {
    name: 'an exchange credits what was quoted, once',
    needs: ['exchanges'],
    async run(bench) {
      const { order, received } = await quoted(bench);
      const [from, to] = [await bench.balance(order.from), await bench.balance(order.to)];
      const options = { idempotencyKey: bench.newKey() };
      receiptOf(await bench.adapter.exchange(order, options), 'The exchange');
      receiptOf(await bench.adapter.exchange(order, options), 'The repeated exchange');
      expectAmount(await bench.balance(order.to), add(to, received), 'The balance credited');
      const left = subtract(from, order.amount);
      expectAmount(await bench.balance(order.from), left, 'The balance given away');
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
    name: 'an exchange whose quote has expired is refused, and one that was made answers as before',
    needs: ['exchanges', 'expireQuotes'],
    async run(bench, { expireQuotes }) {
      const made = await quoted(bench);
      const options = { idempotencyKey: bench.newKey() };
      const first = receiptOf(await bench.adapter.exchange(made.order, options), 'The exchange');
      const { order } = await quoted(bench);
      await expireQuotes?.(bench.backEnd);
      const again = await bench.adapter.exchange(made.order, options);
      const { transaction } = receiptOf(again, 'The repeated exchange');
      expectAlike(transaction.id, first.transaction.id, 'The line that the repetition answers');
      const late = await bench.adapter.exchange(order, { idempotencyKey: bench.newKey() });
      expect(!late.ok, 'An exchange whose quote has expired was accepted');
      expectAlike(late.refusal.kind, 'no-quote', 'The refusal');
    },
  },
  skewed('a clock that is an hour ahead breaks nothing', HOUR),
  skewed('a clock that is set back by an hour breaks nothing', -HOUR),
  skewedQuote,
  {
    name: 'prices arrive in order, an older one is dropped, and none comes after the end',
    needs: ['pushPrices'],
    async run(bench, { pushPrices }) {
      const heard: unknown[] = [];
      let isLive = false;
      const stop = bench.adapter.subscribePrices({
        onPrices: ({ market }) => heard.push(market.btc?.price),
        onState: (state) => {
          isLive = state === 'live';
        },
      });
      try {
        await until(bench, () => isLive);
        await pushPrices?.(bench.backEnd, price('1', '2100-01-01T00:00:02.000Z'));
        await pushPrices?.(bench.backEnd, price('2', '2100-01-01T00:00:01.000Z'));
        await pushPrices?.(bench.backEnd, price('3', '2100-01-01T00:00:03.000Z'));
        await until(bench, () => heard.includes('3'));
      } finally {
        stop();
      }
      await pushPrices?.(bench.backEnd, price('1', '2100-01-01T00:00:04.000Z'));
      await settled(bench);
      expectAlike(heard, ['1', '3'], 'The prices that the listener heard');
    },
  },
];
