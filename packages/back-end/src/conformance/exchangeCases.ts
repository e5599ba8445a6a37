import {
  add,
  compare,
  isPositive,
  multiply,
  scaled,
  subtract,
  type Decimal,
} from '#src/domain/money/money';
import type { ExchangeRequest, ReadOptions } from '#src/adapters/walletAdapter';
import { abort } from './abort';
import type { BackEndUnderTest } from './backEnd';
import { receiptOf, type Bench, type Draft } from './bench';
import { exchanged, quoted, requestOf } from './exchanges';
import { expect, expectAlike, expectAmount } from './expect';
import { orLost } from './keyCases';
import { expectReceiptBalances } from './ledger';
import type { Fate } from './line';
import { expectRefused } from './refusalCases';

/** Returns the number of decimals of a currency. */
async function decimalsIn(bench: Bench<BackEndUnderTest>, currency: string): Promise<number> {
  const { currencies } = await bench.ledger();
  return currencies.find(({ id }) => id === currency)?.decimals ?? 0;
}

/**
 * Makes an exchange, and fails if the back end executes it or changes any balance. The call may be refused, or reject
 * as a bad request.
 */
export async function expectNotMade(
  bench: Bench<BackEndUnderTest>,
  order: ExchangeRequest,
  what: string,
): Promise<void> {
  const expectMoved = await bench.moved();
  const answer = await bench.maybe(() => bench.exchange(order), what);
  expect(answer?.ok !== true, `${what} was accepted`);
  await expectMoved();
}

/**
 * Returns a test that loses or doubles the call of an exchange, or loses its response. The test then repeats the
 * exchange with the same key, and expects a single exchange.
 */
const overLine = (fate: Fate, name: string): Draft => ({
  name,
  needs: ['exchanges'],
  async run(bench) {
    const { order } = await quoted(bench);
    const expectMoved = await bench.moved();
    const key = bench.newKey();
    bench.line.fates.push(fate);
    await orLost(() => bench.exchange(order, key), 'An exchange over a disturbed connection');
    const again = receiptOf(await bench.exchange(order, key), 'The repeated exchange');
    await expectMoved(exchanged(order, again));
  },
});

/**
 * Returns a test that changes a quoted exchange, and expects that the back end does not execute the changed exchange.
 */
const refusal = (
  name: string,
  change: (facts: {
    readonly amount: Decimal;
    readonly balance: Decimal;
    readonly unit: Decimal;
  }) => Partial<ExchangeRequest>,
): Draft => ({
  name: `${name} is not carried out`,
  needs: ['exchanges'],
  async run(bench) {
    const { order } = await quoted(bench);
    const { from, amount } = order;
    const unit = scaled(1, await decimalsIn(bench, from));
    const changed = { ...order, ...change({ amount, balance: await bench.balance(from), unit }) };
    const { quoteId: _, ...unquoted } = changed;
    // The back end may return a quote even for the wrong amount. The exchange with this quote must also fail.
    const other = await quoted(bench, { amount: changed.amount }).catch(() => null);
    await expectNotMade(bench, changed, name);
    await expectNotMade(bench, unquoted, `${name} without a quote`);
    if (other) await expectNotMade(bench, other.order, `${name} with a quote for its amount`);
  },
});

/** Tests of the conformance kit for exchanges: the quoted amount is credited once. */
export const EXCHANGE_CASES: readonly Draft[] = [
  {
    name: 'an exchange credits the quoted amount, once',
    needs: ['exchanges'],
    async run(bench) {
      const { order } = await quoted(bench);
      const expectMoved = await bench.moved();
      const key = bench.newKey();
      const done = exchanged(order, receiptOf(await bench.exchange(order, key), 'The exchange'));
      expectReceiptBalances(await expectMoved(done), done);
      const again = receiptOf(await bench.exchange(order, key), 'The repeated exchange');
      expectAlike(
        again.transaction,
        done.receipt.transaction,
        'The record that the repetition returns',
      );
      await expectMoved(done);
    },
  },
  overLine('call lost', 'an exchange whose call is lost is made once when it is repeated'),
  overLine('answer lost', 'an exchange whose answer is lost is made once when it is repeated'),
  overLine('call doubled', 'an exchange that the connection delivers twice is made once'),
  {
    name: 'an exchange that is aborted is made once when it is repeated',
    needs: ['exchanges'],
    async run(bench) {
      const { order } = await quoted(bench);
      const expectMoved = await bench.moved();
      const idempotencyKey = bench.newKey();
      const exchange = (options: ReadOptions) =>
        bench.adapter.exchange(order, { ...options, idempotencyKey });
      await abort(bench, 'an exchange', exchange, false);
      const again = receiptOf(await bench.exchange(order, idempotencyKey), 'The repeated exchange');
      await expectMoved(exchanged(order, again));
    },
  },
  {
    name: 'a used key with another exchange, or of a payment, is refused as a duplicate',
    needs: ['exchanges'],
    async run(bench) {
      const [key, keyOfPayment] = [bench.newKey(), bench.newKey()];
      const { order } = await quoted(bench);
      receiptOf(await bench.exchange(order, key), 'The exchange');
      receiptOf(await bench.pay({}, keyOfPayment), 'The payment');
      const { order: other } = await quoted(bench, { amount: add(order.amount, order.amount) });
      const expectMoved = await bench.moved();
      const answers = [
        await bench.exchange(other, key),
        await bench.exchange(other, keyOfPayment),
        await bench.pay({}, key),
      ];
      for (const answer of answers) {
        expect(!answer.ok, 'Another order was accepted with a used key');
        expectAlike(answer.refusal.kind, 'duplicate', 'The refusal of another order with the key');
      }
      await expectMoved();
    },
  },
  {
    name: 'an exchange with an unknown quote is refused, and changes nothing',
    needs: ['exchanges'],
    async run(bench) {
      const { order } = await quoted(bench);
      const expectMoved = await bench.moved();
      const answer = await bench.exchange({ ...order, quoteId: 'no-such-quote' });
      expect(!answer.ok, 'An exchange with an unknown quote was accepted');
      expectAlike(answer.refusal.kind, 'no-quote', 'The refusal');
      await expectMoved();
    },
  },
  {
    name: 'a quote is accepted once, and a second exchange with it is refused',
    needs: ['exchanges'],
    async run(bench) {
      const { order } = await quoted(bench);
      receiptOf(await bench.exchange(order), 'The exchange');
      const expectMoved = await bench.moved();
      expectRefused(await bench.exchange(order), 'no-quote', 'a second exchange with a quote');
      await expectMoved();
    },
  },
  {
    name: 'a quote is accepted only for its amount, its pair of currencies and its wallet',
    needs: ['exchanges'],
    async run(bench) {
      const { order } = await quoted(bench);
      const { amount, received, from, to } = order;
      const unit = scaled(1, await decimalsIn(bench, from));
      const double = { amount: add(amount, amount), received: add(received, received) };
      await expectNotMade(bench, { ...order, ...double }, 'An exchange of twice the quoted amount');
      const more = { ...order, amount: double.amount };
      await expectNotMade(bench, more, 'An exchange of more than the quoted amount');
      const less = { ...order, amount: subtract(amount, unit) };
      await expectNotMade(bench, less, 'An exchange of less than the quoted amount');
      const swapped = { ...order, from: to, to: from };
      await expectNotMade(bench, swapped, 'An exchange in the other direction of its quote');
      const { currencies } = await bench.ledger();
      for (const { id } of currencies.filter((one) => one.id !== from && one.id !== to)) {
        const pair = { ...order, to: id as ExchangeRequest['to'] };
        // oxlint-disable-next-line no-await-in-loop -- one exchange after the other.
        await expectNotMade(bench, pair, 'An exchange with a quote for another pair of currencies');
      }
      const walletId = await bench.otherWallet(from);
      if (walletId === null) return;
      const elsewhere = { ...order, walletId };
      await expectNotMade(bench, elsewhere, 'An exchange with a quote for another wallet');
      const foreign = await quoted(bench, { walletId }).catch(() => null);
      if (!foreign) return;
      const here = { ...foreign.order, walletId: order.walletId };
      await expectNotMade(bench, here, 'An exchange with a quote for another wallet');
    },
  },
  {
    name: 'an exchange credits no other amount than the quoted one',
    needs: ['exchanges'],
    async run(bench) {
      for (const factor of ['1.1', '2', '0.5', '-1'] as const) {
        // oxlint-disable no-await-in-loop -- each exchange needs its own quote.
        const { order, received } = await quoted(bench);
        const expectMoved = await bench.moved();
        const wrong = { ...order, received: multiply(received, factor) };
        const answer = await bench.maybe(
          () => bench.exchange(wrong),
          'An exchange with a wrong amount',
        );
        // A back end may ignore the amount of the order and credit the quoted amount.
        await expectMoved(...(answer?.ok === true ? [exchanged(order, answer.value)] : []));
        const { quoteId: _, ...unquoted } = wrong;
        await expectNotMade(bench, unquoted, 'An exchange without a quote, at another rate');
        // oxlint-enable no-await-in-loop
      }
    },
  },
  {
    name: 'a quote moves no money, and its amount is that of its rate',
    needs: ['exchanges'],
    async run(bench) {
      const expectMoved = await bench.moved();
      const { quote, received } = await quoted(bench);
      await expectMoved();
      expect(isPositive(quote.rate), `The rate of the quote is ${quote.rate}`);
      const worth = multiply(requestOf(bench).amount, quote.rate);
      const difference = subtract(received, worth);
      // A back end may round to the smallest unit, and may deduct a fee of up to 5 %.
      const unit = scaled(1, await decimalsIn(bench, requestOf(bench).to));
      const most = add(multiply(worth, '0.05'), unit);
      const isNear = compare(multiply(difference, difference), multiply(most, most)) <= 0;
      expect(isNear, `The quote credits ${received}, but its rate makes it ${worth}`);
    },
  },
  refusal('an exchange above the balance', ({ balance, unit }) => ({
    amount: add(balance, unit),
  })),
  refusal('an exchange of zero', () => ({ amount: '0', received: '0' })),
  refusal('an exchange of a negative amount', ({ amount }) => ({
    amount: multiply(amount, '-1'),
  })),
  refusal('an exchange with one decimal more than its currency has', ({ amount, unit }) => ({
    amount: add(amount, multiply(unit, '0.4')),
  })),
  {
    name: 'an exchange of a currency for itself is refused',
    needs: ['exchanges'],
    async run(bench) {
      const expectMoved = await bench.moved();
      const request = requestOf(bench);
      const order = { ...request, to: request.from, received: request.amount };
      expectRefused(await bench.exchange(order), 'same-currency', 'an exchange for itself');
      await expectMoved();
    },
  },
  {
    name: 'an exchange with an expired quote is refused, and a completed one returns its answer again',
    needs: ['exchanges', 'expireQuotes'],
    async run(bench, { expireQuotes }) {
      const { order } = await quoted(bench);
      const key = bench.newKey();
      const first = receiptOf(await bench.exchange(order, key), 'The exchange');
      const { order: late } = await quoted(bench);
      await expireQuotes?.(bench.backEnd);
      const expectMoved = await bench.moved();
      const again = receiptOf(await bench.exchange(order, key), 'The repeated exchange');
      expectAlike(
        again.transaction.id,
        first.transaction.id,
        'The record that the repetition returns',
      );
      const answer = await bench.exchange(late);
      expect(!answer.ok, 'An exchange with an expired quote was accepted');
      expectAlike(answer.refusal.kind, 'no-quote', 'The refusal of an expired quote');
      await expectMoved();
      expectAmount(again.transaction.received, order.received, 'The credited amount');
    },
  },
];
