import type { Decimal } from '../../domain/money/money';
import { add, round, multiply, subtract, sum, ZERO } from '../../domain/money/money';
import type { Receipt } from '../walletAdapter';
import type { Bench, Draft } from './bench';
import { costOf, expect, expectAlike, expectAmount, receiptOf } from './bench';
import type { BackEndUnderTest } from './backEnd';
import type { Fate } from './line';

/** Fails unless exactly one payment has been carried out since `before`. */
async function expectPaidOnce(
  bench: Bench<BackEndUnderTest>,
  before: { readonly balance: Decimal; readonly count: number },
  { transaction }: Receipt,
): Promise<void> {
  const lines = await bench.lines();
  expectAlike(lines.length - before.count, 1, 'New lines in the history after one payment');
  expectAlike(lines[0]?.id, transaction.id, 'The newest line of the history');
  const spent = subtract(before.balance, await bench.balance());
  expectAmount(spent, costOf(transaction), 'Money that left the wallet for one payment');
}

const stateOf = async (bench: Bench<BackEndUnderTest>) => ({
  balance: await bench.balance(),
  count: (await bench.lines()).length,
});

/** A payment whose call or answer is disturbed, and the same payment again with the same key. */
const overLine = (fate: Fate, name: string): Draft => ({
  name,
  async run(bench) {
    const before = await stateOf(bench);
    const key = bench.newKey();
    bench.line.fates.push(fate);
    await bench.pay({}, key).catch(() => undefined);
    const again = receiptOf(await bench.pay({}, key), 'The repeated payment');
    await expectPaidOnce(bench, before, again);
  },
});

/** A payment is carried out once for each key. */
export const KEY_CASES: readonly Draft[] = [
  {
    name: 'a payment takes its amount, and adds one line',
    async run(bench) {
      const before = await stateOf(bench);
      const { transaction, balances } = receiptOf(await bench.pay(), 'The payment');
      expectAmount(transaction.amount ?? ZERO, bench.payment.amount, 'The amount of the new line');
      await expectPaidOnce(bench, before, { transaction, balances });
      const { currency } = bench.payment;
      const receipted = balances[currency];
      expect(receipted !== undefined, 'The receipt has no balance of the currency that was paid');
      expectAmount(receipted, await bench.balance(), 'The balance in the receipt');
    },
  },
  {
    name: 'a key that is repeated answers as the first time, and pays nothing',
    async run(bench) {
      const before = await stateOf(bench);
      const key = bench.newKey();
      const first = receiptOf(await bench.pay({}, key), 'The payment');
      const second = receiptOf(await bench.pay({}, key), 'The repeated payment');
      expectAlike(second.transaction, first.transaction, 'The line that the repetition answers');
      await expectPaidOnce(bench, before, first);
    },
  },
  {
    name: 'a key that comes ten times at once pays once',
    async run(bench) {
      const before = await stateOf(bench);
      const key = bench.newKey();
      const answers = await Promise.all(Array.from({ length: 10 }, () => bench.pay({}, key)));
      const receipts = answers.map((answer) => receiptOf(answer, 'A payment at the same time'));
      const [first] = receipts;
      expect(first !== undefined, 'No call was answered');
      expectAlike(
        [...new Set(receipts.map(({ transaction }) => transaction.id))],
        [first.transaction.id],
        'The lines that ten calls with one key have answered',
      );
      await expectPaidOnce(bench, before, first);
    },
  },
  {
    name: 'a key that is repeated over another connection pays once',
    async run(bench) {
      const before = await stateOf(bench);
      const key = bench.newKey();
      const first = receiptOf(await bench.pay({}, key), 'The payment');
      const other = await bench.other();
      const again = await other.send(bench.payment, { idempotencyKey: key });
      const { transaction } = receiptOf(again, 'The payment over another connection');
      expectAlike(transaction.id, first.transaction.id, 'The line that the repetition answers');
      await expectPaidOnce(bench, before, first);
    },
  },
  overLine('call lost', 'a payment whose call is lost is paid once when it is repeated'),
  overLine('answer lost', 'a payment whose answer is lost is paid once when it is repeated'),
  overLine('call doubled', 'a payment that the line doubles is paid once'),
  {
    name: 'a payment that is given up is paid once when it is repeated',
    async run(bench) {
      const before = await stateOf(bench);
      const idempotencyKey = bench.newKey();
      const giveUp = new AbortController();
      const options = { idempotencyKey, signal: giveUp.signal };
      const call = bench.rejection(() => {
        const sent = bench.adapter.send(bench.payment, options);
        giveUp.abort(new Error('Given up'));
        return sent;
      }, 'A payment that was given up');
      expectAlike(String(await call), 'Error: Given up', 'The rejection of what was given up');
      const again = receiptOf(await bench.pay({}, idempotencyKey), 'The repeated payment');
      await expectPaidOnce(bench, before, again);
    },
  },
  {
    name: 'an answer that comes after a later one belongs to its own payment',
    async run(bench) {
      const { amount } = bench.payment;
      const double = add(amount, amount);
      bench.line.fates.push('answer late');
      const early = bench.pay();
      const later = receiptOf(await bench.pay({ amount: double }), 'The later payment');
      bench.line.release();
      const first = receiptOf(await early, 'The payment that was answered late');
      expectAmount(first.transaction.amount ?? ZERO, amount, 'The amount in the late answer');
      expectAmount(later.transaction.amount ?? ZERO, double, 'The amount in the later answer');
    },
  },
  {
    name: 'fifty payments at once are all paid, and the sums are conserved',
    async run(bench) {
      const before = await stateOf(bench);
      const answers = await Promise.all(Array.from({ length: 50 }, () => bench.pay()));
      const receipts = answers.map((answer) => receiptOf(answer, 'One of fifty payments'));
      const ids = new Set(receipts.map(({ transaction }) => transaction.id));
      expectAlike(ids.size, 50, 'Different lines for fifty payments');
      const costs = receipts.map(({ transaction }) => costOf(transaction));
      const left = subtract(before.balance, sum(costs));
      expectAmount(await bench.balance(), left, 'The balance after fifty payments');
      expectAlike((await bench.lines()).length, before.count + 50, 'Lines after fifty payments');
    },
  },
  {
    name: 'payments at once that are too much together never take a balance below zero',
    async run(bench) {
      const before = await stateOf(bench);
      const { decimals } = await bench.currency();
      // Three fit, and leave room for fees.
      const amount = round(multiply(before.balance, '0.3'), decimals, 'down');
      const answers = await Promise.all(Array.from({ length: 10 }, () => bench.pay({ amount })));
      const paid = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
      expectAlike(paid.length, 3, 'Payments of three tenths that were accepted out of ten');
      const costs = paid.map(({ transaction }) => costOf(transaction));
      const left = subtract(before.balance, sum(costs));
      expectAmount(await bench.balance(), left, 'The balance after them');
    },
  },
];
