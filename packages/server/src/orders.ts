import { randomUUID } from 'node:crypto';
import { settle } from '../../../src/adapters/simulated/orderDesk';
import type { QuoteRequest, Receipt } from '../../../src/adapters/walletAdapter';
import { CURRENCY_LIST, currencyOf } from '../../../src/domain/currency/currency';
import { emptyWorld } from '../../../src/domain/demo/sampleWorld';
import type { Transaction } from '../../../src/domain/history/transaction';
import { placeOrder, type ExchangeOrder, type Order } from '../../../src/domain/ledger/ledger';
import { compare, type Decimal } from '../../../src/domain/money/money';
import { convert } from '../../../src/domain/prices/rates';
import { sampleRate } from '../../../src/domain/prices/sampleRates';
import type { Query } from './database';
import { addLine, lockAccount, readWallet, transfer } from './ledger';
import { Problem, refusalProblem } from './problems';
import { storedEmail } from './requests';
import type { Call } from './users';

/**
 * An empty state. Florin's rules check an order against a state, so `carryOut` adds the wallet of the order to this
 * state.
 */
const WORLD = emptyWorld(0);

/** How long a quote is valid, in milliseconds. */
const QUOTE_MS = 30_000;

type Exchange = Pick<QuoteRequest, 'from' | 'to' | 'amount'>;

/** Returns the current rate and the converted amount, or null if there is no quote for this pair of currencies. */
function priceOf({ from, to, amount }: Exchange) {
  const { rate, quoted } = sampleRate(from, to);
  return quoted ? { rate, received: convert(amount, rate, currencyOf(CURRENCY_LIST, to)) } : null;
}

/** Returns the part of an exchange that must not differ from its quote, as text. */
const textOf = ({ from, to, amount }: Exchange) => JSON.stringify([from, to, amount]);

/** Creates a quote for an exchange in a wallet, and removes expired quotes. */
export async function createQuote(query: Query, account: string, exchange: Exchange, now: number) {
  await readWallet(query, account);
  const price = priceOf(exchange);
  if (!price) throw new Problem(404, 'no-quote', 'This pair has no quote.');
  const id = randomUUID();
  const expires = now + QUOTE_MS;
  await query`DELETE FROM quotes WHERE expires_at <= ${now}`;
  await query`INSERT INTO quotes (id, account, exchange, received, expires_at)
    VALUES (${id}, ${account}, ${textOf(exchange)}, ${price.received}, ${expires})`;
  return { id, ...price, expiresAt: new Date(expires).toISOString() };
}

/**
 * Refuses an exchange if its received amount differs from the amount of its quote, or without a quote from the amount
 * at the current price. Removes the quote, so that no other exchange can accept it. If the order is refused, the
 * transaction is rolled back, and the quote remains.
 */
async function checkPrice(query: Query, account: string, order: ExchangeOrder, now: number) {
  let promised = priceOf(order)?.received;
  if (order.quoteId !== undefined) {
    const [quote] = await query<{ received: Decimal }>`
      DELETE FROM quotes WHERE id = ${order.quoteId} AND account = ${account}
      AND exchange = ${textOf(order)} AND expires_at > ${now} RETURNING received`;
    promised = quote?.received;
  }
  if (promised === undefined || compare(promised, order.received) !== 0)
    throw new Problem(422, 'no-quote', 'The quote has expired, or was another one.');
}

/**
 * Returns the account that receives a payment, which is the first of the recipient. Returns null for an exchange, or if
 * the recipient has no account on this server.
 */
async function payeeOf(query: Query, order: Order): Promise<string | null> {
  if (order.kind === 'exchange') return null;
  const [row] = await query<{ id: string }>`
    SELECT accounts.id FROM accounts JOIN users ON users.id = user_id
    WHERE email = ${storedEmail(order.recipient)} AND position = 1`;
  return row?.id ?? null;
}

/** Returns the record of a payment for the history of its recipient. */
function receivedLine(sent: Transaction, from: string, timestamp: string): Transaction {
  const { toAddress: _, ...common } = sent;
  const description = `Received from ${from}`;
  const made = { description, made: 'receivedFrom' } as const;
  return { ...common, id: randomUUID(), type: 'receive', fromAddress: from, timestamp, ...made };
}

/** Checks an order by Florin's rules, and executes it inside a transaction. */
export async function carryOut(query: Query, call: Call, order: Order): Promise<Receipt> {
  const { user, account: payer, key, now } = call;
  const payee = await payeeOf(query, order);
  const moments = new Map<string | null, string>();
  // The locks are in the order of the ids, so two orders cannot deadlock.
  for (const account of [payer, payee].filter((id) => id !== null).toSorted())
    moments.set(account, await lockAccount(query, account, now));
  const wallet = await readWallet(query, payer);
  const wallets = [{ ...wallet, unknownBalances: {}, transactions: [] }];
  const state = { ...WORLD, wallets, activeWalletId: wallet.id };
  const placed = placeOrder(state, key, order);
  if (!placed.ok) throw refusalProblem(placed.refusal);
  if (order.kind === 'exchange') await checkPrice(query, payer, order, now);
  const at = Date.parse(moments.get(payer) ?? '');
  const { transaction: line, balances } = settle(placed.value, wallet.id, key, at).receipt;
  const transaction = { ...line, id: randomUUID() } as Transaction;
  const { id, amount } = transaction;
  if (order.kind === 'send') {
    await transfer(query, id, { payer, payee, currency: order.currency, amount });
  } else {
    const { from, to, received } = order;
    await transfer(query, id, { payer, payee: null, currency: from, amount });
    await transfer(query, id, { payer: null, payee: payer, currency: to, amount: received });
  }
  await addLine(query, payer, transaction);
  const later = moments.get(payee);
  if (payee !== null && later !== undefined)
    await addLine(query, payee, receivedLine(transaction, user.email, later));
  // A payment to the paying wallet itself changes no balance.
  return { transaction, balances: payee === payer ? wallet.balances : balances };
}
