import { randomUUID } from 'node:crypto';
import { CHAIN_LIST } from '../../../src/domain/currency/chain';
import { CURRENCY_LIST } from '../../../src/domain/currency/currency';
import type { Order, WalletState } from '../../../src/domain/ledger/ledger';
import { placeOrder, sourceOf } from '../../../src/domain/ledger/ledger';
import { add, subtract, ZERO } from '../../../src/domain/money/money';
import { SAMPLE_MARKET } from '../../../src/domain/demo/sampleWorld';
import { settleOrder } from '../../../src/domain/ledger/settlement';
import type { Transaction } from '../../../src/domain/history/transaction';
import { transactionsOf } from '../../../src/domain/history/transaction';
import type { User } from '../../../src/domain/user';
import type { Receipt } from '../../../src/backend/walletAdapter';
import type { Entry } from './accounts';
import { accountOf, balancesOf, book, newestOf, OUTSIDE, summaryOf, writeLine } from './accounts';
import type { Database } from './database';
import type { Executor } from './groupCommit';
import type { KeyedAnswer } from './keys';
import { once } from './keys';
import { checkPrice, knownCurrency, refusalProblem } from './quotes';

/** A request to carry out an order. */
export interface OrderCall {
  readonly user: User;
  readonly walletId: string;
  readonly key: string;
  readonly order: Order;
}

/** The order as text, with a normalised amount. Two orders are the same if their texts are equal. */
function textOf({ walletId, order }: OrderCall): string {
  const amount = add(order.amount, ZERO);
  return order.kind === 'send'
    ? JSON.stringify([walletId, order.recipient, amount, order.currency, order.description ?? ''])
    : JSON.stringify([walletId, order.from, order.to, amount, order.received, order.quoteId ?? '']);
}

/** A wallet as a state of Florin's ledger, with only the newest line of its history. */
async function stateOf(on: Executor, account: number): Promise<WalletState> {
  const balances = await balancesOf(on, account);
  const wallet = {
    ...(await summaryOf(on, account)),
    balances,
    unknownBalances: {},
    transactions: await newestOf(on, account),
  };
  return {
    currencies: CURRENCY_LIST,
    chains: CHAIN_LIST,
    wallets: [wallet],
    activeWalletId: wallet.id,
    primaryCurrency: 'usd',
    chainId: 'ethereum',
    market: SAMPLE_MARKET,
    pending: [],
    settled: [],
  };
}

/** The account that receives a payment: the first one of a user of this server, or the outside world. */
async function payee(on: Executor, order: Order): Promise<number> {
  if (order.kind === 'exchange') return OUTSIDE;
  const { rows } = await on.execute({
    sql: `SELECT accounts.id FROM accounts JOIN users ON users.id = user_id
          WHERE email = ? ORDER BY accounts.id LIMIT 1`,
    args: [order.recipient.trim().toLowerCase()],
  });
  return Number(rows[0]?.['id'] ?? OUTSIDE);
}

function entriesOf(order: Order, account: number, other: number): readonly Entry[] {
  const currency = sourceOf(order);
  const given: readonly Entry[] = [
    { account, currency, amount: subtract(ZERO, order.amount) },
    { account: other, currency, amount: order.amount },
  ];
  if (order.kind === 'send') return given;
  const { to, received } = order;
  return [
    ...given,
    { account: other, currency: to, amount: subtract(ZERO, received) },
    { account, currency: to, amount: received },
  ];
}

/** Adds a payment to the history of its recipient, who is a user of this server. */
async function recordReceipt(on: Executor, account: number, sent: Transaction, from: User) {
  const [newest = sent] = await newestOf(on, account);
  const { toAddress: _, ...common } = sent;
  await writeLine(on, account, {
    ...common,
    id: randomUUID(),
    type: 'receive',
    fromAddress: from.email,
    // The list stays ordered even if the clock was set back.
    timestamp: newest.timestamp > sent.timestamp ? newest.timestamp : sent.timestamp,
    description: `Received from ${from.email}`,
    made: 'receivedFrom',
  });
}

async function carryOut(on: Executor, call: OrderCall, now: number): Promise<Receipt> {
  const { user, walletId, key, order } = call;
  const account = await accountOf(on, user.id, walletId);
  knownCurrency(sourceOf(order));
  if (order.kind === 'exchange') knownCurrency(order.to);
  const placed = placeOrder(await stateOf(on, account), key, order);
  if (!placed.ok) throw refusalProblem(placed.refusal);
  if (order.kind === 'exchange') await checkPrice(on, now, user.id, { ...order, walletId });
  const settled = settleOrder(placed.value, key, new Date(now).toISOString());
  const [line] = settled.wallets.flatMap(({ transactions }) => transactionsOf(transactions));
  if (!line) throw new Error('A settled order has a line in the history');
  const transaction: Transaction = { ...line, id: randomUUID() };
  const other = await payee(on, order);
  await book(on, transaction.id, entriesOf({ ...order, amount: line.amount }, account, other));
  await writeLine(on, account, transaction);
  if (other !== OUTSIDE) await recordReceipt(on, other, transaction, user);
  return { transaction, balances: await balancesOf(on, account) };
}

/**
 * Carries out an order once for each key. The key, the balances, the book, the history and the answer are written in
 * one transaction. After a crash, either all of them are stored and a repeated request returns the answer, or none is
 * and it carries out the order. After a refusal the key can be used again.
 */
export function settle(
  database: Database,
  call: OrderCall,
  now: number,
): Promise<KeyedAnswer<Receipt>> {
  const { user, key } = call;
  const keyed = { userId: user.id, key, request: textOf(call) };
  return database.write((on) => once(on, keyed, () => carryOut(on, call, now)));
}
