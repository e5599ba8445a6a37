import { randomUUID } from 'node:crypto';
import type { Receipt } from '../../../src/backend/walletAdapter';
import { CHAIN_LIST } from '../../../src/domain/currency/chain';
import { CURRENCY_LIST } from '../../../src/domain/currency/currency';
import type { Transaction } from '../../../src/domain/history/transaction';
import { transactionsOf } from '../../../src/domain/history/transaction';
import type { Order, WalletState } from '../../../src/domain/ledger/ledger';
import { placeOrder, sourceOf } from '../../../src/domain/ledger/ledger';
import { SAMPLE_MARKET } from '../../../src/domain/demo/sampleWorld';
import { settleOrder } from '../../../src/domain/ledger/settlement';
import { add, ZERO } from '../../../src/domain/money/money';
import type { User } from '../../../src/domain/user';
import type { Database, Query } from './database';
import { insert } from './database';
import type { LockedAccount, Transfer } from './ledger';
import { accountOf, balancesAfter, lockAccounts, post, writeLines } from './ledger';
import { Problem, refusalProblem } from './problems';
import { checkPrice, knownCurrency } from './quotes';

/**
 * A call with an idempotency key. `request` is its content as text. Two requests are the same if their texts are equal.
 */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  readonly request: string;
}

/** The answer to a call, and whether it is the stored answer of an earlier call. */
export interface KeyedAnswer<Answer> {
  readonly answer: Answer;
  readonly replayed: boolean;
}

/**
 * Runs `work` once for each key of a user, and stores the answer in the same transaction. If a second call with the key
 * arrives in any process meanwhile, it waits, and then returns the stored answer. After an error the key can be used
 * again.
 */
export function once<Answer>(
  database: Database,
  { userId, key, request }: KeyedCall,
  work: (query: Query) => Promise<Answer>,
): Promise<KeyedAnswer<Answer>> {
  return database.transact(async (query) => {
    const end = 'ON CONFLICT DO NOTHING RETURNING key';
    const row = [userId, key, request];
    const added = await insert(query, 'orders (user_id, key, request)', [row], end);
    if (added.length === 0) {
      const text = 'SELECT request, receipt FROM orders WHERE user_id = $1 AND key = $2';
      const [earlier] = await query(text, [userId, key]);
      if (earlier?.['request'] !== request)
        throw new Problem('duplicate', 'This key belongs to another order or wallet.');
      return { answer: JSON.parse(earlier['receipt'] as string) as Answer, replayed: true };
    }
    const answer = await work(query);
    const text = 'UPDATE orders SET receipt = $3 WHERE user_id = $1 AND key = $2';
    await query(text, [userId, key, JSON.stringify(answer)]);
    return { answer, replayed: false };
  });
}

/** A request that places an order. */
export interface OrderCall {
  readonly user: User;
  readonly walletId: string;
  readonly key: string;
  readonly order: Order;
}

/** Returns the order as text, with a normalised amount. */
function textOf({ walletId, order }: OrderCall): string {
  const amount = add(order.amount, ZERO);
  return order.kind === 'send'
    ? JSON.stringify([walletId, order.recipient, amount, order.currency, order.description ?? ''])
    : JSON.stringify([walletId, order.from, order.to, amount, order.received, order.quoteId ?? '']);
}

/** Converts an account to a state of Florin's ledger. The state contains only the newest line of the history. */
function stateOf({ summary, balances, newest }: LockedAccount): WalletState {
  const transactions = newest ? [newest] : [];
  return {
    currencies: CURRENCY_LIST,
    chains: CHAIN_LIST,
    wallets: [{ ...summary, balances, unknownBalances: {}, transactions }],
    activeWalletId: summary.id,
    primaryCurrency: 'usd',
    chainId: 'ethereum',
    market: SAMPLE_MARKET,
    pending: [],
    settled: [],
  };
}

/**
 * Returns the account that receives a payment: a user's first account, or null if the recipient is no user of this
 * server.
 */
async function payeeOf(query: Query, order: Order): Promise<string | null> {
  if (order.kind === 'exchange') return null;
  const text = `SELECT accounts.id FROM accounts JOIN users ON users.id = user_id
                WHERE email = $1 ORDER BY position LIMIT 1`;
  const [row] = await query(text, [order.recipient.trim().toLowerCase()]);
  return (row?.['id'] as string | undefined) ?? null;
}

function transfersOf(order: Order, payer: string, payee: string | null): readonly Transfer[] {
  const { amount } = order;
  if (order.kind === 'send') return [{ payer, payee, currency: order.currency, amount }];
  const { from, to, received } = order;
  return [
    { payer, payee: null, currency: from, amount },
    { payer: null, payee: payer, currency: to, amount: received },
  ];
}

/** Returns the line of a payment in the history of its recipient. */
function receiptLine(sent: Transaction, newest: Transaction | undefined, from: User): Transaction {
  const { toAddress: _, ...common } = sent;
  return {
    ...common,
    id: randomUUID(),
    type: 'receive',
    fromAddress: from.email,
    // The timestamp is not before that of the newest line, so the list stays ordered even if the clock was set back.
    timestamp: newest && newest.timestamp > sent.timestamp ? newest.timestamp : sent.timestamp,
    description: `Received from ${from.email}`,
    made: 'receivedFrom',
  };
}

async function carryOut(query: Query, call: OrderCall, now: number): Promise<Receipt> {
  const { user, walletId, key, order } = call;
  knownCurrency(sourceOf(order));
  if (order.kind === 'exchange') knownCurrency(order.to);
  const payer = await accountOf(query, user.id, walletId);
  const payee = await payeeOf(query, order);
  const accounts = await lockAccounts(query, payer, payee ?? payer);
  const [account, other] = [accounts.get(payer), accounts.get(payee ?? '')];
  if (!account) throw new Error('The locked account is missing.');
  const placed = placeOrder(stateOf(account), key, order);
  if (!placed.ok) throw refusalProblem(placed.refusal);
  if (order.kind === 'exchange') await checkPrice(query, now, user.id, { ...order, walletId });
  const settled = settleOrder(placed.value, key, new Date(now).toISOString());
  const [line] = settled.wallets.flatMap(({ transactions }) => transactionsOf(transactions));
  if (!line) throw new Error('The settled order has no line in the history.');
  const transaction: Transaction = { ...line, id: randomUUID() };
  const transfers = transfersOf({ ...order, amount: line.amount }, payer, payee);
  await post(query, transaction.id, accounts.values(), transfers);
  await writeLines(query, payer, account.number, [transaction]);
  if (other) {
    const after = other === account ? account.number + 1 : other.number;
    await writeLines(query, other.id, after, [receiptLine(transaction, other.newest, user)]);
  }
  return { transaction, balances: balancesAfter(account, transfers) };
}

/** Executes an order once for each key, in one transaction. */
export function settle(
  database: Database,
  call: OrderCall,
  now: number,
): Promise<KeyedAnswer<Receipt>> {
  const keyed = { userId: call.user.id, key: call.key, request: textOf(call) };
  return once(database, keyed, (query) => carryOut(query, call, now));
}
