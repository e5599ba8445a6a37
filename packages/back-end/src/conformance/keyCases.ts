import { add, multiply, round } from '#src/domain/money/money';
import type { PaymentOrder, Receipt } from '#src/adapters/walletAdapter';
import type { Answer } from './completing';
import { receiptOf, type Bench, type Draft } from './bench';
import type { BackEndUnderTest } from './backEnd';
import { ConformanceFailure, expect, expectAlike, expectAmount, written } from './expect';
import { expectReceiptBalances, type Done } from './ledger';
import type { Fate } from './line';

/** A description of 55 characters, which a back end must store completely. */
export const DESCRIPTION = 'Rent of the second half of May, with the garage (No. 7)';

/** Combines a payment and its receipt, so that `expectMoved` can compare them with the balances. */
export const paid = (
  { payment }: Bench<BackEndUnderTest>,
  receipt: Receipt,
  order: Partial<PaymentOrder> = {},
): Done => ({ payment: { ...payment, ...order }, receipt });

/**
 * Makes a call over a connection with a fault. The call may reject, or may succeed because the adapter repeats it.
 * Fails if the order is refused, because a refusal means that the order was not executed.
 */
export async function orLost(call: () => Promise<Answer>, what: string): Promise<void> {
  const answer = await call().catch((error: unknown) => {
    if (error instanceof ConformanceFailure) throw error;
    return null;
  });
  if (answer === null || answer.ok) return;
  throw new ConformanceFailure(
    `${what} was answered with the refusal ${written(answer.refusal)}. A lost call must reject, because the back end may have executed it`,
  );
}

/**
 * Returns a test that loses or doubles the call of a payment, or loses its response. The test then repeats the payment
 * with the same key, and expects a single payment.
 */
const overLine = (fate: Fate, name: string): Draft => ({
  name,
  async run(bench) {
    const expectMoved = await bench.moved();
    const key = bench.newKey();
    bench.line.fates.push(fate);
    await orLost(() => bench.pay({}, key), 'A payment over a disturbed connection');
    const again = receiptOf(await bench.pay({}, key), 'The repeated payment');
    await expectMoved(paid(bench, again));
  },
});

/** Tests of the conformance kit for idempotency keys: a payment is executed once for each key. */
export const KEY_CASES: readonly Draft[] = [
  {
    name: 'a payment debits its amount, and adds one record',
    async run(bench) {
      const expectMoved = await bench.moved();
      const done = paid(bench, receiptOf(await bench.pay(), 'The payment'));
      expectReceiptBalances(await expectMoved(done), done);
    },
  },
  {
    name: 'a payment keeps its description, and changes no other wallet',
    async run(bench) {
      // The account has a second wallet, so that a payment from a wrong wallet is noticed.
      await bench.otherWallet(bench.payment.currency);
      const expectMoved = await bench.moved();
      const order = { description: DESCRIPTION };
      const described = paid(bench, receiptOf(await bench.pay(order), 'The payment'), order);
      expectReceiptBalances(await expectMoved(described), described);
      const { amount } = bench.payment;
      const double = { amount: add(amount, amount), description: `Second: ${DESCRIPTION}` };
      const second = paid(bench, receiptOf(await bench.pay(double), 'The payment'), double);
      expectReceiptBalances(await expectMoved(second, described), second);
    },
  },
  {
    name: 'a payment from another wallet or in another currency debits that wallet and currency, or is refused',
    async run(bench) {
      const { payment } = bench;
      const { wallets, currencies } = await bench.ledger();
      const own = wallets.find(({ id }) => id === payment.walletId);
      const walletId = (await bench.otherWallet(payment.currency)) ?? payment.walletId;
      const others = currencies.filter(
        ({ id }) => id !== payment.currency && Number(own?.balances[id] ?? 0) > 0,
      );
      const orders = [
        { walletId },
        ...others.map(({ id }) => ({ currency: id as PaymentOrder['currency'] })),
      ];
      for (const order of orders) {
        // oxlint-disable-next-line no-await-in-loop -- each payment changes the ledger of the next.
        const expectMoved = await bench.moved();
        // oxlint-disable-next-line no-await-in-loop -- as above.
        const answer = await bench.pay(order);
        const dones = answer.ok ? [paid(bench, answer.value, order)] : [];
        // oxlint-disable-next-line no-await-in-loop -- as above.
        const now = await expectMoved(...dones);
        for (const done of dones) expectReceiptBalances(now, done);
      }
    },
  },
  {
    name: 'a repeated key returns the first answer, and pays nothing',
    async run(bench) {
      const expectMoved = await bench.moved();
      const key = bench.newKey();
      const order = { description: DESCRIPTION };
      const first = receiptOf(await bench.pay(order, key), 'The payment');
      const second = receiptOf(await bench.pay(order, key), 'The repeated payment');
      expectAlike(second.transaction, first.transaction, 'The record that the repetition returns');
      await expectMoved(paid(bench, first, order));
    },
  },
  {
    name: 'ten simultaneous calls with one key pay once',
    async run(bench) {
      const expectMoved = await bench.moved();
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
      await expectMoved(paid(bench, first));
    },
  },
  {
    name: 'a key that is repeated over another connection pays once',
    async run(bench) {
      const expectMoved = await bench.moved();
      const key = bench.newKey();
      const first = receiptOf(await bench.pay({}, key), 'The payment');
      const again = await bench.pay({}, key, await bench.other());
      const { transaction } = receiptOf(again, 'The payment over another connection');
      expectAlike(transaction.id, first.transaction.id, 'The record that the repetition returns');
      await expectMoved(paid(bench, first));
    },
  },
  {
    name: 'a key is remembered while a hundred other payments are made',
    async run(bench) {
      const key = bench.newKey();
      const first = receiptOf(await bench.pay({}, key), 'The payment');
      const others = await Promise.all(Array.from({ length: 100 }, () => bench.pay()));
      for (const answer of others) receiptOf(answer, 'One of a hundred payments');
      const expectMoved = await bench.moved();
      const again = receiptOf(await bench.pay({}, key), 'The repeated payment');
      expectAlike(
        again.transaction.id,
        first.transaction.id,
        'The record that the repetition returns',
      );
      await expectMoved();
    },
  },
  overLine('call lost', 'a payment whose call is lost is paid once when it is repeated'),
  overLine('answer lost', 'a payment whose answer is lost is paid once when it is repeated'),
  overLine('call doubled', 'a payment that the connection delivers twice is paid once'),
  {
    name: 'a payment that is aborted is paid once when it is repeated',
    async run(bench) {
      const expectMoved = await bench.moved();
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
      await expectMoved(paid(bench, again));
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
      expectAmount(first.transaction.amount, amount, 'The amount in the late answer');
      expectAmount(later.transaction.amount, double, 'The amount in the later answer');
    },
  },
  {
    name: 'fifty simultaneous payments are all paid, and the balance falls by their sum',
    async run(bench) {
      const expectMoved = await bench.moved();
      const answers = await Promise.all(Array.from({ length: 50 }, () => bench.pay()));
      const receipts = answers.map((answer) => receiptOf(answer, 'One of fifty payments'));
      const ids = new Set(receipts.map(({ transaction }) => transaction.id));
      expectAlike(ids.size, 50, 'The number of different records for fifty payments');
      await expectMoved(...receipts.map((receipt) => paid(bench, receipt)));
    },
  },
  {
    name: 'simultaneous payments above the balance never make it negative',
    async run(bench) {
      const expectMoved = await bench.moved();
      const { decimals } = await bench.currency();
      // The balance covers three payments and their fees.
      const amount = round(multiply(await bench.balance(), '0.3'), decimals, 'down');
      const answers = await Promise.all(Array.from({ length: 10 }, () => bench.pay({ amount })));
      const receipts = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
      const refusals = answers.flatMap((answer) => (answer.ok ? [] : [written(answer.refusal)]));
      expect(
        receipts.length === 3,
        `Of ten payments of ${amount}, three tenths of the balance, ${receipts.length} were accepted instead of 3. The refusals of the others: ${[...new Set(refusals)].join(', ')}`,
      );
      await expectMoved(...receipts.map((receipt) => paid(bench, receipt, { amount })));
    },
  },
];
