import { multiply, subtract } from '#src/domain/money/money';
import type { HistoryRecord } from '#src/domain/history/transaction';
import type { PaymentOrder } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest, ConformanceOptions, StatusChange } from './backEnd';
import { having, receiptOf, type Bench, type Draft } from './bench';
import { listenForChanges } from './announcementCases';
import { expect, expectAlike, expectAmount, expectDecimal, written } from './expect';
import { costOf, fixedOf, type Ledger } from './ledger';

/** Returns all balances, with a constant in place of the balance that the payment debits. */
const othersOf = ({ wallets }: Ledger, { walletId, currency }: PaymentOrder) =>
  wallets.map(({ id, balances }) =>
    id === walletId ? { ...balances, [currency]: 'that of the payment' } : balances,
  );

/** Makes a payment of three times the usual amount, and returns functions that change and check its status. */
async function pending<BackEnd extends BackEndUnderTest>(
  bench: Bench<BackEnd>,
  { setStatus }: ConformanceOptions<BackEnd>,
) {
  const before = await bench.balance();
  const { amount: part } = bench.payment;
  const amount = multiply(part, '3');
  const { transaction } = receiptOf(await bench.pay({ amount }), 'The payment');
  const ledger = await bench.ledger();
  const lines = await bench.lines();
  const { id } = transaction;

  /** Changes the status, and returns the record. */
  async function set(change: Omit<StatusChange, 'id'>): Promise<HistoryRecord> {
    await setStatus?.(bench.backEnd, { id, ...change });
    const now = await bench.lines();
    expectAlike(now.map(fixedOf), lines.map(fixedOf), 'The history apart from statuses');
    expectAlike(
      othersOf(await bench.ledger(), bench.payment),
      othersOf(ledger, bench.payment),
      'The balances that the payment does not debit',
    );
    const line = now.find((one) => one.id === id);
    expect(line !== undefined, 'The payment has no record any more');
    expectAlike(line.status, change.status, 'The status of the record');
    return line;
  }
  return { before, cost: costOf(transaction), part, id, set };
}

/** Tests of the conformance kit for statuses: a payment may complete or fail after its receipt, or arrive in parts. */
export const STATUS_CASES: readonly Draft[] = [
  {
    name: 'a payment that arrives in parts is one record and one debit',
    needs: ['setStatus'],
    async run(bench, options) {
      const { before, cost, part, set } = await pending(bench, options);
      const expectDebited = async () => {
        expectAmount(await bench.balance(), subtract(before, cost), 'The balance');
      };
      await set({ status: 'pending' });
      await expectDebited();
      for (const arrived of [part, multiply(part, '2')]) {
        // oxlint-disable-next-line no-await-in-loop -- one part arrives after the other.
        const line = await set({ status: 'pending', arrived });
        expectDecimal(line.arrived, 'The part that has arrived');
        expectAmount(line.arrived, arrived, 'The part that has arrived');
        // oxlint-disable-next-line no-await-in-loop -- as above.
        await expectDebited();
      }
      await set({ status: 'completed' });
      await expectDebited();
    },
  },
  {
    name: 'a payment that fails returns its amount and its fee, and keeps its record',
    needs: ['setStatus'],
    async run(bench, options) {
      const { before, set } = await pending(bench, options);
      await set({ status: 'pending' });
      await set({ status: 'failed' });
      expectAmount(await bench.balance(), before, 'The balance');
    },
  },
  {
    name: 'a payment that fails after a part has arrived returns the rest and the fee',
    needs: ['setStatus'],
    async run(bench, options) {
      const { before, part, set } = await pending(bench, options);
      await set({ status: 'pending', arrived: part });
      const line = await set({ status: 'failed', arrived: part });
      expectDecimal(line.arrived, 'The part that has arrived');
      expectAmount(line.arrived, part, 'The part that has arrived');
      // The fee is also returned: only the part that has arrived was paid.
      expectAmount(await bench.balance(), subtract(before, part), 'The balance');
    },
  },
  {
    name: 'a single transaction has its current status',
    needs: ['setStatus'],
    ability: 'transaction',
    async run(bench, options) {
      const { id, part, set } = await pending(bench, options);
      const { walletId } = bench.payment;
      const able = having(bench.adapter, 'transaction');
      for (const change of [
        { arrived: part, status: 'pending' },
        { status: 'completed' },
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one status after the other.
        const line = await set(change);
        // oxlint-disable-next-line no-await-in-loop -- as above.
        expectAlike(await able.transaction({ walletId, id }), line, 'The transaction with the id');
      }
    },
  },
  {
    name: 'every changed status is announced',
    needs: ['setStatus'],
    ability: 'subscribeChanges',
    async run(bench, options) {
      const { set, part } = await pending(bench, options);
      const { stop, expectAnnounced } = listenForChanges(bench);
      for (const change of [
        { status: 'pending' },
        { status: 'pending', arrived: part },
        { status: 'failed', arrived: part },
      ] as const)
        // oxlint-disable-next-line no-await-in-loop -- one status after the other.
        await expectAnnounced(() => set(change), `The change ${written(change)}`);
      stop();
    },
  },
];
