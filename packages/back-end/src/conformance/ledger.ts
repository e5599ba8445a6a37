import { CURRENCY_LIST, type CurrencyInfo } from '#src/domain/currency/currency';
import { PAYMENT_TEXTS, type HistoryRecord } from '#src/domain/history/transaction';
import { add, isNegative, subtract, ZERO, type Decimal } from '#src/domain/money/money';
import type {
  ExchangeRequest,
  PaymentOrder,
  Receipt,
  WalletAdapter,
} from '#src/adapters/walletAdapter';
import { expect, expectAlike, expectAmount, expectDecimal } from './expect';

interface WalletMoney {
  readonly id: string;
  readonly balances: Readonly<Record<string, Decimal>>;
  /** All records of the history, newest first. */
  readonly lines: readonly HistoryRecord[];
}

/** The balances and histories of all wallets at one moment. */
export interface Ledger {
  readonly currencies: readonly CurrencyInfo<string>[];
  readonly wallets: readonly WalletMoney[];
}

/** An executed order and its receipt. */
export type Done =
  | { readonly payment: PaymentOrder; readonly receipt: Receipt }
  | { readonly exchange: ExchangeRequest; readonly receipt: Receipt };

/** Reads all pages of a wallet's history. `limit` is the number of records on a page. */
export async function readAll(
  adapter: WalletAdapter,
  walletId: string,
  limit = 200,
  cursor?: string,
): Promise<readonly HistoryRecord[]> {
  const page = await adapter.history({ walletId, limit, ...(cursor !== undefined && { cursor }) });
  expect(page.transactions.length <= limit, `A page with the limit ${limit} had more records`);
  if (page.next === null) return page.transactions;
  expect(page.transactions.length > 0, 'A page was empty, but had a cursor for the next page');
  return [...page.transactions, ...(await readAll(adapter, walletId, limit, page.next))];
}

/** Reads the balances and histories of all wallets. */
export async function readLedger(adapter: WalletAdapter): Promise<Ledger> {
  const { wallets, currencies = CURRENCY_LIST } = await adapter.balances();
  const read = wallets.map(async ({ id, balances }) => ({
    id,
    balances: balances as WalletMoney['balances'],
    lines: await readAll(adapter, id),
  }));
  return { currencies, wallets: await Promise.all(read) };
}

/** Returns the cost of a record of the history: its amount and its fee. */
export const costOf = ({ amount = ZERO, fee = ZERO }: HistoryRecord): Decimal => add(amount, fee);

/** Returns a record without `status` and `arrived`, the only properties that may change later. */
export const fixedOf = ({
  status: _status,
  arrived: _arrived,
  ...fixed
}: HistoryRecord): Partial<HistoryRecord> => fixed;

const walletOf = (done: Done) => ('payment' in done ? done.payment : done.exchange).walletId;

/** Fails unless the record in a receipt matches the order. */
function expectRecord(currencies: Ledger['currencies'], done: Done): void {
  const { transaction } = done.receipt;
  const symbolOf = (id: string) => currencies.find((currency) => currency.id === id)?.symbol;
  const order = 'payment' in done ? done.payment : done.exchange;
  const [type, currency] =
    'payment' in done ? ['send', done.payment.currency] : ['exchange', done.exchange.from];
  expectAlike(transaction.type, type, 'The type of the record');
  expectAmount(transaction.amount, order.amount, 'The amount of the record');
  expectAlike(transaction.currency, symbolOf(currency), 'The currency of the record');
  expect(transaction.status !== 'failed', 'The record of an executed order has the status failed');
  const { fee = ZERO } = transaction;
  expectDecimal(fee, 'The fee of the record');
  expect(!isNegative(fee), `The fee of the record is ${fee}, which is below zero`);
  if ('payment' in done) {
    expectAlike(transaction.toAddress, done.payment.recipient, 'The recipient of the record');
    for (const name of PAYMENT_TEXTS) {
      const text = done.payment[name];
      if (text !== undefined) expectAlike(transaction[name], text, `The ${name} of the record`);
    }
    expectAlike(transaction.received, undefined, 'The credited amount of a payment');
  } else {
    const { to, received } = done.exchange;
    expectAmount(transaction.received, received, 'The credited amount of the record');
    expectAlike(transaction.receivedCurrency, symbolOf(to), 'The credited currency of the record');
  }
}

/** Returns the change of a balance by the executed orders. The change is negative if they debit the balance. */
function movedBy(dones: readonly Done[], walletId: string, currency: string): Decimal {
  const own = dones.filter((done) => walletOf(done) === walletId);
  return own.reduce((moved, done) => {
    if ('payment' in done)
      return done.payment.currency === currency
        ? subtract(moved, costOf(done.receipt.transaction))
        : moved;
    const { from, to, amount, received } = done.exchange;
    if (currency === from) return subtract(moved, amount);
    return currency === to ? add(moved, received) : moved;
  }, ZERO);
}

/** Fails unless a history consists of the records of the orders, followed by the earlier records. */
function expectLines(before: WalletMoney, now: WalletMoney, dones: readonly Done[]): void {
  const own = dones.filter((done) => walletOf(done) === before.id);
  const where = `in the history of the wallet ${before.id}`;
  expectAlike(
    now.lines.length - before.lines.length,
    own.length,
    `The number of new records ${where}`,
  );
  const made = new Map(now.lines.slice(0, own.length).map((line) => [line.id, line] as const));
  expectAlike(made.size, own.length, `The number of different ids of the new records ${where}`);
  for (const { receipt } of own) {
    const line = made.get(receipt.transaction.id);
    expect(line !== undefined, `The record of the receipt is not among the newest ${where}`);
    expectAlike(fixedOf(line), fixedOf(receipt.transaction), `The record of the receipt ${where}`);
  }
  expectAlike(
    now.lines.slice(own.length).map(fixedOf),
    before.lines.map(fixedOf),
    `The earlier records ${where}`,
  );
}

/** Fails unless the ledger has changed by exactly these orders: in every wallet, every currency and every history. */
export function expectMoved(before: Ledger, now: Ledger, dones: readonly Done[]): void {
  const { currencies } = before;
  for (const done of dones) expectRecord(currencies, done);
  expectAlike(
    now.wallets.map(({ id }) => id),
    before.wallets.map(({ id }) => id),
    'The ids of the wallets',
  );
  for (const [index, wallet] of before.wallets.entries()) {
    const after = now.wallets[index] ?? wallet;
    for (const { id, symbol } of currencies) {
      const expected = add(wallet.balances[id] ?? ZERO, movedBy(dones, wallet.id, id));
      const what = `The balance in ${symbol} of the wallet ${wallet.id}`;
      expectAmount(after.balances[id] ?? ZERO, expected, what);
    }
    expectLines(wallet, after, dones);
  }
}

/** Fails unless a receipt contains the current balances of its wallet. */
export function expectReceiptBalances(now: Ledger, done: Done): void {
  const wallet = now.wallets.find(({ id }) => id === walletOf(done));
  const receipted: Readonly<Record<string, unknown>> = done.receipt.balances;
  for (const { id, symbol } of now.currencies) {
    const balance = wallet?.balances[id];
    if (balance === undefined) continue;
    expectAmount(receipted[id] ?? ZERO, balance, `The balance in ${symbol} of the receipt`);
  }
}
