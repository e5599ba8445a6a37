import type { Preparation } from '../../domain/ledger/preparation';
import { add, ZERO } from '../../domain/money/money';
import type { PaymentOrder } from '../walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import type { Bench, Draft } from './bench';
import {
  ConformanceFailure,
  costOf,
  expect,
  expectAlike,
  expectAmount,
  having,
  receiptOf,
} from './bench';

/** Prepares the payment of the case. Fails if the preparation is refused. */
async function prepared(
  { adapter, payment }: Bench<BackEndUnderTest>,
  order: Partial<PaymentOrder> = {},
): Promise<Preparation> {
  const answer = await having(adapter, 'prepare').prepare({ ...payment, ...order });
  if (answer.ok) return answer.value;
  throw new ConformanceFailure(`The preparation was refused: ${JSON.stringify(answer.refusal)}`);
}

/** Fails unless a payment is refused as `preparation-expired`, and changes nothing. */
async function expectRefused(
  bench: Bench<BackEndUnderTest>,
  order: Partial<PaymentOrder>,
  what: string,
): Promise<void> {
  const expectUnchanged = await bench.unchanged();
  const answer = await bench.pay(order);
  expect(!answer.ok, `${what} was accepted`);
  expectAlike(answer.refusal.kind, 'preparation-expired', `The refusal of ${what}`);
  await expectUnchanged();
}

/** Cases for preparations: a payment costs the amount in its preparation, or it is refused. */
export const PREPARATION_CASES: readonly Draft[] = [
  {
    name: 'a preparation moves no money, and its payment costs its total',
    ability: 'prepare',
    async run(bench) {
      const expectUnchanged = await bench.unchanged();
      const { id, fee, total, expiresAt } = await prepared(bench);
      await expectUnchanged();
      expectAmount(total, add(bench.payment.amount, fee), 'The total of the preparation');
      const { at } = await bench.adapter.balances();
      expect(Date.parse(expiresAt) > Date.parse(at), 'A new preparation has expired');
      const { transaction } = receiptOf(await bench.pay({ preparationId: id }), 'The payment');
      expectAmount(costOf(transaction), total, 'The cost of the prepared payment');
      expectAmount(transaction.fee ?? ZERO, fee, 'The fee of the prepared payment');
    },
  },
  {
    name: 'an expired preparation is refused and moves no money, and a completed payment returns its answer again',
    ability: 'prepare',
    needs: ['expirePreparations'],
    async run(bench, { expirePreparations }) {
      const key = bench.newKey();
      const { id: preparationId } = await prepared(bench);
      const first = receiptOf(await bench.pay({ preparationId }, key), 'The payment');
      const { id: late } = await prepared(bench);
      await expirePreparations?.(bench.backEnd);
      const again = receiptOf(await bench.pay({ preparationId }, key), 'The repeated payment');
      expectAlike(
        again.transaction.id,
        first.transaction.id,
        'The record that the repetition returns',
      );
      await expectRefused(bench, { preparationId: late }, 'a payment with an expired preparation');
    },
  },
  {
    name: 'an unknown preparation, or one of another payment, is refused and moves no money',
    ability: 'prepare',
    async run(bench) {
      const { amount, recipient } = bench.payment;
      const { id: preparationId } = await prepared(bench);
      const unknown = { preparationId: 'no-such-preparation' };
      await expectRefused(bench, unknown, 'a payment with an unknown preparation');
      const double = { amount: add(amount, amount), preparationId };
      await expectRefused(bench, double, 'a payment of another amount');
      const other = { recipient: `${recipient}x`, preparationId };
      await expectRefused(bench, other, 'a payment to another recipient');
    },
  },
  {
    name: 'a preparation above the balance is refused',
    ability: 'prepare',
    async run(bench) {
      const { amount } = bench.payment;
      const order = { ...bench.payment, amount: add(await bench.balance(), amount) };
      const answer = await having(bench.adapter, 'prepare').prepare(order);
      expect(!answer.ok, 'A preparation above the balance was accepted');
      if (answer.refusal.kind !== 'message')
        expectAlike(answer.refusal.kind, 'insufficient-balance', 'The refusal');
    },
  },
];
