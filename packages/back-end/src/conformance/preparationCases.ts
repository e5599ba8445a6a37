import {
  add,
  isNegative,
  multiply,
  scaled,
  subtract,
  ZERO,
  type Decimal,
} from '#src/domain/money/money';
import type { PaymentOrder, Preparation } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import { having, receiptOf, type Bench, type Draft } from './bench';
import {
  ConformanceFailure,
  expect,
  expectAlike,
  expectAmount,
  expectDecimal,
  written,
} from './expect';
import { paid } from './keyCases';
import { costOf } from './ledger';

/** Requests the terms of the test's payment. Fails if the back end refuses the request. */
async function prepared(
  { adapter, payment }: Bench<BackEndUnderTest>,
  order: Partial<PaymentOrder> = {},
): Promise<Preparation> {
  const answer = await having(adapter, 'prepare').prepare({ ...payment, ...order });
  if (answer.ok) return answer.value;
  throw new ConformanceFailure(`The preparation was refused: ${written(answer.refusal)}`);
}

/**
 * Makes a payment, and fails unless it is refused and changes nothing. The refusal is `preparation-expired`, or a
 * message of the back end.
 */
async function expectRefused(
  bench: Bench<BackEndUnderTest>,
  order: Partial<PaymentOrder>,
  what: string,
): Promise<void> {
  const expectMoved = await bench.moved();
  const answer = await bench.pay(order);
  expect(!answer.ok, `${what} was accepted`);
  if (answer.refusal.kind !== 'message')
    expectAlike(answer.refusal.kind, 'preparation-expired', `The refusal of ${what}`);
  await expectMoved();
}

/** Returns the smallest unit of the payment's currency. */
const unitOf = async (bench: Bench<BackEndUnderTest>): Promise<Decimal> =>
  scaled(1, (await bench.currency()).decimals);

/**
 * Tests of the conformance kit for preparations, which state the cost of a payment in advance: the payment costs
 * exactly this amount, or is refused.
 */
export const PREPARATION_CASES: readonly Draft[] = [
  {
    name: 'a preparation moves no money, and its payment costs its total',
    ability: 'prepare',
    async run(bench) {
      const expectMoved = await bench.moved();
      const { id, fee, total, received, expiresAt } = await prepared(bench);
      await expectMoved();
      expectDecimal(fee, 'The fee of the preparation');
      expect(!isNegative(fee), `The fee of the preparation is ${fee}, which is below zero`);
      expectAmount(total, add(bench.payment.amount, fee), 'The total of the preparation');
      expectDecimal(received, 'The amount that arrives');
      const { at } = await bench.adapter.balances();
      expect(Date.parse(expiresAt) > Date.parse(at), 'A new preparation has expired');
      const receipt = receiptOf(await bench.pay({ preparationId: id }), 'The payment');
      const { transaction } = receipt;
      await expectMoved(paid(bench, receipt));
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
      const { amount, recipient, walletId, currency } = bench.payment;
      const { id: preparationId } = await prepared(bench);
      const unknown = { preparationId: 'no-such-preparation' };
      await expectRefused(bench, unknown, 'a payment with an unknown preparation');
      const double = { amount: add(amount, amount), preparationId };
      await expectRefused(bench, double, 'a payment of another amount');
      const half = { amount: subtract(amount, await unitOf(bench)), preparationId };
      await expectRefused(bench, half, 'a payment of a smaller amount');
      const other = { recipient: `${recipient}x`, preparationId };
      await expectRefused(bench, other, 'a payment to another recipient');
      const second = await bench.otherWallet(currency);
      if (second === null) return;
      // Any refusal is allowed, because the back end may first check whether the other wallet has enough money.
      const expectMoved = await bench.moved();
      const elsewhere = await bench.pay({ walletId: second, preparationId });
      expect(
        !elsewhere.ok,
        'A payment from another wallet than that of its preparation was accepted',
      );
      await expectMoved();
      const adapter = having(bench.adapter, 'prepare');
      const foreign = await adapter.prepare({ ...bench.payment, walletId: second });
      if (!foreign.ok) return;
      const here = { walletId, preparationId: foreign.value.id };
      await expectRefused(bench, here, 'a payment with a preparation of another wallet');
    },
  },
  {
    name: 'a preparation pays once, and a second payment with it is refused',
    ability: 'prepare',
    async run(bench) {
      const { id: preparationId } = await prepared(bench);
      receiptOf(await bench.pay({ preparationId }), 'The payment');
      await expectRefused(bench, { preparationId }, 'a second payment with a preparation');
    },
  },
  {
    name: 'an invalid payment is not prepared',
    ability: 'prepare',
    async run(bench) {
      const able = having(bench.adapter, 'prepare');
      const { amount } = bench.payment;
      const tiny = multiply(await unitOf(bench), '0.1');
      const expectMoved = await bench.moved();
      for (const wrong of ['0', multiply(amount, '-1'), add(amount, tiny)] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one preparation after the other.
        const answer = await able
          .prepare({ ...bench.payment, amount: wrong })
          .catch(() => ({ ok: false }));
        expect(!answer.ok, `A preparation of ${wrong} was accepted`);
      }
      await expectMoved();
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
