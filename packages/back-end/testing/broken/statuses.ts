import { add, subtract, ZERO, type Decimal } from '#src/domain/money/money';
import type { HistoryRecord } from '#src/domain/history/transaction';
import type { WalletAdapter } from '#src/adapters/walletAdapter';
import type { Able, Broken } from '../failedCases';

const PARTS = 'a payment that arrives in parts is one record and one debit';
const FAILS = 'a payment that fails returns its amount and its fee, and keeps its record';
const REST = 'a payment that fails after a part has arrived returns the rest and the fee';
const CURRENT = 'a single transaction has its current status';

/**
 * Returns a fault: the adapter changes the records of a history. `change` receives each record and its previous
 * version.
 */
const withHistory =
  (
    change: (record: HistoryRecord, before: HistoryRecord | undefined) => readonly HistoryRecord[],
  ) =>
  ({ history }: Able): Partial<WalletAdapter> => {
    const known = new Map<string, HistoryRecord>();
    return {
      async history(...given) {
        const page = await history(...given);
        const transactions = page.transactions.flatMap((record) => {
          const before = known.get(record.id);
          known.set(record.id, record);
          return change(record, before);
        });
        return { ...page, transactions };
      },
    };
  };

/** Returns a fault: the balance in dollars is wrong by an amount for each failed payment of the session. */
const withDollars =
  (wrongBy: (record: HistoryRecord) => Decimal) =>
  ({ balances, history, send }: Able): Partial<WalletAdapter> => {
    const own = new Set<string>();
    return {
      async send(...given) {
        const answer = await send(...given);
        if (answer.ok) own.add(answer.value.transaction.id);
        return answer;
      },
      async balances(...given) {
        const sheet = await balances(...given);
        const { transactions } = await history({ walletId: 'personal', limit: 200 });
        const wrong = transactions
          .filter(({ id, status }) => own.has(id) && status === 'failed')
          .reduce((sum, record) => add(sum, wrongBy(record)), ZERO);
        const wallets = sheet.wallets.map((wallet) => {
          const usd = add(wallet.balances.usd ?? ZERO, wrong);
          return wallet.id === 'personal'
            ? { ...wallet, balances: { ...wallet.balances, usd } }
            : wallet;
        });
        return { ...sheet, wallets };
      },
    };
  };

/** Faulty adapters for the tests of the conformance kit: they treat a payment whose status changes wrongly. */
export const BROKEN_STATUSES: readonly Broken[] = [
  [
    'that adds a record when a payment is completed',
    withHistory((record, before) =>
      record.status === 'completed' && before?.status === 'pending'
        ? [record, { ...record, id: `${record.id}-completed` }]
        : [record],
    ),
    [PARTS, CURRENT],
  ],
  [
    'that removes a failed payment',
    withHistory((record, before) =>
      record.status === 'failed' && before?.status === 'pending' ? [] : [record],
    ),
    [FAILS, REST],
  ],
  [
    'that dates a payment by its last status',
    withHistory((record, before) => [
      before?.status === 'pending' && record.status !== 'pending'
        ? { ...record, timestamp: '2100-01-01T00:00:00.000Z' }
        : record,
    ]),
    [PARTS, FAILS, REST, CURRENT],
  ],
  [
    'that keeps the money of a failed payment',
    withDollars(({ amount = ZERO, arrived = ZERO }) => subtract(arrived, amount)),
    [FAILS, REST],
  ],
  [
    'that also returns the part that has arrived',
    withDollars(({ arrived = ZERO }) => arrived),
    [REST],
  ],
  [
    'that omits the part that has arrived',
    withHistory(({ arrived: _arrived, ...record }) => [record]),
    [PARTS, REST, CURRENT],
  ],
  [
    'with the part that has arrived as a number',
    withHistory((record) => [
      record.arrived === undefined
        ? record
        : { ...record, arrived: Number(record.arrived) as never },
    ]),
    [PARTS, REST, CURRENT],
  ],
  [
    'whose single transaction keeps its first status',
    ({ transaction }) => {
      const first = new Map<string, HistoryRecord | null>();
      return {
        async transaction(query, options) {
          const record = first.get(query.id) ?? (await transaction(query, options));
          first.set(query.id, record);
          return record;
        },
      };
    },
    [CURRENT],
  ],
];
