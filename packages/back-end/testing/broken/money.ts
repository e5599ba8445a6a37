import type { BalanceSheet, PaymentOrder, Receipt } from '#src/adapters/walletAdapter';
import type { Balances } from '#src/domain/currency/currency';
import {
  add,
  compare,
  multiply,
  round,
  subtract,
  ZERO,
  type Decimal,
} from '#src/domain/money/money';
import type { Able, Broken } from '../failedCases';

const PAYS = 'a payment debits its amount, and adds one record';
const DESCRIBED = 'a payment keeps its description, and changes no other wallet';
const ELSEWHERE =
  'a payment from another wallet or in another currency debits that wallet and currency, or is refused';
const NOT_TEXT = 'a payment whose amount is not decimal text is not carried out';
const LINE = 'a single transaction equals its record in the history, and an unknown one is null';
const NEW = 'a new wallet is empty, has no history, and is listed on every connection';

type Record = Receipt['transaction'];

/** Returns a fault: the adapter changes payments before it sends them. */
const withOrder =
  (change: (order: PaymentOrder) => Partial<PaymentOrder>) =>
  ({ send }: Able): Partial<Able> => ({
    send: (order, options) => send({ ...order, ...change(order) }, options),
  });

/** Returns a fault: the adapter changes the records of new payments, in receipts and histories. */
const withRecord =
  (change: (record: Record, before: Record | undefined) => Record) =>
  ({ send, history }: Able): Partial<Able> => {
    const changed = new Map<string, Record>();
    let last: Record | undefined;
    return {
      async send(...given) {
        const answer = await send(...given);
        if (!answer.ok) return answer;
        const { transaction } = answer.value;
        const record = changed.get(transaction.id) ?? change(transaction, last);
        changed.set(transaction.id, record);
        last = transaction;
        return { ok: true, value: { ...answer.value, transaction: record } };
      },
      async history(...given) {
        const page = await history(...given);
        return {
          ...page,
          transactions: page.transactions.map((record) => changed.get(record.id) ?? record),
        };
      },
    };
  };

/** Returns a fault: the adapter changes the balances in its receipts. */
const withReceipt =
  (change: (balances: Balances, order: PaymentOrder, sheet: BalanceSheet) => Balances) =>
  ({ send, balances }: Able): Partial<Able> => ({
    async send(order, options) {
      const sheet = await balances(options);
      const answer = await send(order, options);
      if (!answer.ok) return answer;
      return {
        ok: true,
        value: { ...answer.value, balances: change(answer.value.balances, order, sheet) },
      };
    },
  });

/** Returns a fault: the adapter moves money of its payments between wallets in the balances that it returns. */
const withMoney =
  (change: (id: string, balances: Balances, paid: Decimal) => Balances) =>
  ({ send, balances }: Able): Partial<Able> => {
    const keys = new Set<string>();
    let paid: Decimal = ZERO;
    return {
      async send(order, options) {
        const answer = await send(order, options);
        if (answer.ok && !keys.has(options.idempotencyKey)) paid = add(paid, order.amount);
        keys.add(options.idempotencyKey);
        return answer;
      },
      async balances(...given) {
        const sheet = await balances(...given);
        const wallets = sheet.wallets.map((wallet) => ({
          ...wallet,
          balances: change(wallet.id, wallet.balances, paid),
        }));
        return { ...sheet, wallets };
      },
    };
  };

/**
 * Faulty adapters for the tests of the conformance kit: they move other money than that of the order, or write another
 * record.
 */
export const BROKEN_MONEY: readonly Broken[] = [
  [
    'that takes a payment from another wallet',
    withOrder(() => ({ walletId: 'business' })),
    [PAYS, DESCRIBED],
  ],
  [
    'that also takes a payment from another wallet',
    withMoney((id, balances, paid) =>
      id === 'business' ? { ...balances, usd: subtract(balances.usd ?? ZERO, paid) } : balances,
    ),
    [PAYS],
  ],
  [
    'that credits a payment to another wallet',
    withMoney((id, balances, paid) =>
      id === 'savings' ? { ...balances, usd: add(balances.usd ?? ZERO, paid) } : balances,
    ),
    [PAYS],
  ],
  [
    'that also debits another currency',
    withMoney((id, balances, paid) =>
      id === 'personal' ? { ...balances, eur: subtract(balances.eur ?? ZERO, paid) } : balances,
    ),
    [PAYS],
  ],
  ['that debits dollars for every currency', withOrder(() => ({ currency: 'usd' })), [ELSEWHERE]],
  [
    'that takes every payment from the first wallet',
    withOrder(() => ({ walletId: 'personal' })),
    [ELSEWHERE, 'a payment from an unknown wallet is not carried out'],
  ],
  [
    'that takes a payment in an unknown currency in dollars',
    withOrder(({ currency }) => (currency.length > 3 ? { currency: 'usd' } : {})),
    ['a payment in an unknown currency is not carried out'],
  ],
  [
    'that returns the history of the first wallet for every wallet',
    ({ history }) => ({
      history: (query, options) => history({ ...query, walletId: 'personal' }, options),
    }),
    [PAYS],
  ],
  [
    'that finds a transaction in another wallet',
    ({ transaction }) => ({
      async transaction({ walletId, id }, options) {
        const found = await transaction({ walletId, id }, options);
        return found ?? transaction({ walletId: 'personal', id }, options);
      },
    }),
    [LINE],
  ],
  [
    'that gives a new wallet money of another wallet',
    ({ balances }) => ({
      async balances(...given) {
        const sheet = await balances(...given);
        const wallets = sheet.wallets.map((wallet) =>
          sheet.wallets.length > 3 && wallet.id === 'business'
            ? { ...wallet, balances: { ...wallet.balances, usd: '0' as const } }
            : wallet,
        );
        return { ...sheet, wallets };
      },
    }),
    [NEW],
  ],
  [
    'that records a payment as received',
    withRecord((record) => ({ ...record, type: 'receive' })),
    [PAYS],
  ],
  [
    'that records a payment as a purchase',
    withRecord((record) => ({ ...record, type: 'purchase' })),
    [PAYS],
  ],
  [
    'that records a payment as failed',
    withRecord((record) => ({ ...record, status: 'failed' })),
    [PAYS],
  ],
  [
    'that records a payment in another currency',
    withRecord((record) => ({ ...record, currency: 'EUR' })),
    [PAYS],
  ],
  [
    'that records a payment with a rounded amount',
    withRecord((record) => ({ ...record, amount: round(record.amount ?? ZERO, 0) })),
    ['payments with every decimal of the currency are debited exactly'],
  ],
  [
    'that records a payment with a negative amount',
    withRecord((record) => ({ ...record, amount: multiply(record.amount ?? ZERO, '-1') })),
    [PAYS],
  ],
  ['that records a negative fee', withRecord((record) => ({ ...record, fee: '-0.5' })), [PAYS]],
  [
    'that records a fee that it does not charge',
    withRecord((record) => ({ ...record, fee: '0.5' })),
    [PAYS],
  ],
  [
    'that records a payment without its recipient',
    withRecord(({ toAddress: _toAddress, ...record }) => record),
    [PAYS],
  ],
  [
    'that shortens the recipient',
    withRecord((record) => ({ ...record, toAddress: `${record.toAddress?.slice(0, 8)}…` })),
    [PAYS],
  ],
  ['that pays another recipient', withOrder(() => ({ recipient: 'eve@florin.example' })), [PAYS]],
  [
    'that drops the description',
    withRecord((record) => ({ ...record, description: 'Payment' })),
    [DESCRIBED],
  ],
  [
    'that cuts the description',
    withRecord((record) => ({ ...record, description: String(record.description).slice(0, 20) })),
    [DESCRIBED],
  ],
  [
    'that keeps the description of the payment before',
    withRecord((record, before) =>
      before ? { ...record, description: before.description ?? '' } : record,
    ),
    [DESCRIBED],
  ],
  [
    'whose receipt has the earlier balances',
    withReceipt(
      (balances, { walletId }, { wallets }) =>
        wallets.find(({ id }) => id === walletId)?.balances ?? balances,
    ),
    [PAYS],
  ],
  [
    'whose receipt has the balances of another wallet',
    withReceipt(
      (balances, _order, { wallets }) =>
        wallets.find(({ id }) => id === 'business')?.balances ?? balances,
    ),
    [PAYS],
  ],
  ['whose receipt has only one balance', withReceipt(({ usd = ZERO }) => ({ usd })), [PAYS]],
  [
    'whose receipt has another record than the history',
    ({ send }) => ({
      async send(...given) {
        const answer = await send(...given);
        if (!answer.ok) return answer;
        const transaction = { ...answer.value.transaction, timestamp: '2026-03-14T00:00:00.000Z' };
        return { ok: true, value: { ...answer.value, transaction } };
      },
    }),
    [PAYS],
  ],
  [
    'that removes the oldest record when one is added',
    ({ history }) => ({
      async history(...given) {
        const page = await history(...given);
        return { ...page, transactions: page.transactions.slice(0, 8) };
      },
    }),
    [PAYS],
  ],
  [
    'that changes an earlier record',
    ({ history }) => ({
      async history(...given) {
        const page = await history(...given);
        const [newest, second, ...others] = page.transactions;
        if (!newest || !second) return page;
        const amount = newest.amount ?? ZERO;
        return { ...page, transactions: [newest, { ...second, amount }, ...others] };
      },
    }),
    [PAYS],
  ],
  [
    'that pays a negative amount without its sign',
    withOrder(({ amount }) =>
      amount.startsWith('-') ? { amount: amount.replaceAll('-', '') as Decimal } : {},
    ),
    ['a payment of a negative amount is refused, and changes nothing'],
  ],
  [
    'that rounds an amount with too many decimals',
    withOrder(({ amount }) => (/^\d+\.\d{3,}$/.test(amount) ? { amount: round(amount, 2) } : {})),
    ['a payment with one decimal more than its currency has is refused, and changes nothing'],
  ],
  [
    'that reads amounts as JavaScript numbers',
    withOrder(({ amount }) => (Number(amount) > 0 ? { amount: `${Number(amount)}` } : {})),
    [NOT_TEXT],
  ],
  [
    'that reads a comma as a point',
    withOrder(({ amount }) => ({ amount: amount.replace(',', '.') as Decimal })),
    [NOT_TEXT],
  ],
  [
    'that pays the whole balance instead of more',
    ({ send, balances }) => ({
      async send(order, options) {
        const { wallets } = await balances(options);
        const wallet = wallets.find(({ id }) => id === order.walletId);
        const most = wallet?.balances[order.currency] ?? ZERO;
        const isMore = /^\d+(\.\d+)?$/.test(order.amount) && compare(order.amount, most) > 0;
        return send(isMore ? { ...order, amount: most } : order, options);
      },
    }),
    ['a payment above the balance is refused, and changes nothing'],
  ],
];
