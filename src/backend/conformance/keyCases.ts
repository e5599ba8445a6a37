import type { Decimal } from '../../domain/money/money';
import { add, round, multiply, subtract, sum, ZERO } from '../../domain/money/money';
import type { Receipt } from '../walletAdapter';
import type { Bench, Draft } from './bench';
import { costOf, expect, expectAlike, expectAmount, receiptOf } from './bench';
import type { BackEndUnderTest } from './backEnd';
import type { Fate } from './line';

/** Fails unless exactly one payment was executed since `before`. */
async function expectPaidOnce(
  bench: Bench<BackEndUnderTest>,
  before: { readonly balance: Decimal; readonly count: number },
  { transaction }: Receipt,
): Promise<void> {
  const lines = await bench.lines();
  expectAlike(
    lines.length - before.count,
    1,
    'The number of new records in the history after one payment',
  );
  expectAlike(lines[0]?.id, transaction.id, 'The newest record of the history');
  const spent = subtract(before.balance, await bench.balance());
  expectAmount(spent, costOf(transaction), 'The amount that one payment debited');
}

const stateOf = async (bench: Bench<BackEndUnderTest>) => ({
  balance: await bench.balance(),
  count: (await bench.lines()).length,
});

/** Makes a case that disturbs a payment's call or response, and repeats the payment with the same key. */
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

/** Cases for idempotency keys: a payment is executed once for each key. */
export const KEY_CASES: readonly Draft[] = [
  {
    name: 'a payment debits its amount, and adds one record',
    async run(bench) {
      const before = await stateOf(bench);
      const { transaction, balances } = receiptOf(await bench.pay(), 'The payment');
      expectAmount(
        transaction.amount ?? ZERO,
        bench.payment.amount,
        'The amount of the new record',
      );
      await expectPaidOnce(bench, before, { transaction, balances });
      const { currency } = bench.payment;
      const receipted = balances[currency];
      expect(receipted !== undefined, 'The receipt has no balance in the currency of the payment');
      expectAmount(receipted, await bench.balance(), 'The balance in the receipt');
    },
  },
  {
    name: 'a repeated key returns the first answer, and pays nothing',
    async run(bench) {
      const before = await stateOf(bench);
      const key = bench.newKey();
      const first = receiptOf(await bench.pay({}, key), 'The payment');
      const second = receiptOf(await bench.pay({}, key), 'The repeated payment');
      expectAlike(second.transaction, first.transaction, 'The record that the repetition returns');
      await expectPaidOnce(bench, before, first);
    },
  },
  {
    name: 'ten simultaneous calls with one key pay once',
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
        'The records that ten calls with one key returned',
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
      expectAlike(transaction.id, first.transaction.id, 'The record that the repetition returns');
      await expectPaidOnce(bench, before, first);
    },
  },
  overLine('call lost', 'a payment whose call is lost is paid once when it is repeated'),
  overLine('answer lost', 'a payment whose answer is lost is paid once when it is repeated'),
  overLine('call doubled', 'a payment that the connection delivers twice is paid once'),
  {
    name: 'a payment that is aborted is paid once when it is repeated',
    async run(bench) {
      const before = await stateOf(bench);
      const idempotencyKey = bench.newKey();
      const controller = new AbortController();
      const options = { idempotencyKey, signal: controller.signal };
      const call = bench.rejection(() => {
        const sent = bench.adapter.send(bench.payment, options);
        controller.abort(new Error('Aborted'));
        return sent;
      }, 'A payment that was aborted');
      expectAlike(String(await call), 'Error: Aborted', 'The rejection of the aborted payment');
      const again = receiptOf(await bench.pay({}, idempotencyKey), 'The repeated payment');
      await expectPaidOnce(bench, before, again);
    },
  },
  {
    name: 'an answer that arrives after a later one belongs to its payment',
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
    name: 'fifty simultaneous payments are all paid, and the balance falls by their sum',
    async run(bench) {
      const before = await stateOf(bench);
      const answers = await Promise.all(Array.from({ length: 50 }, () => bench.pay()));
      const receipts = answers.map((answer) => receiptOf(answer, 'One of fifty payments'));
      const ids = new Set(receipts.map(({ transaction }) => transaction.id));
      expectAlike(ids.size, 50, 'The number of different records for fifty payments');
      const costs = receipts.map(({ transaction }) => costOf(transaction));
      const left = subtract(before.balance, sum(costs));
      expectAmount(await bench.balance(), left, 'The balance after fifty payments');
      expectAlike(
        (await bench.lines()).length,
        before.count + 50,
        'The number of records after fifty payments',
      );
    },
  },
  {
    name: 'simultaneous payments above the balance never make it negative',
    async run(bench) {
      const before = await stateOf(bench);
      const { decimals } = await bench.currency();
      // The balance covers three payments and their fees.
      const amount = round(multiply(before.balance, '0.3'), decimals, 'down');
      const answers = await Promise.all(Array.from({ length: 10 }, () => bench.pay({ amount })));
      const paid = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
      expectAlike(
        paid.length,
        3,
        'The number of accepted payments, of ten that each need three tenths of the balance',
      );
      const costs = paid.map(({ transaction }) => costOf(transaction));
      const left = subtract(before.balance, sum(costs));
      expectAmount(await bench.balance(), left, 'The balance after the payments');
    },
  },
];
