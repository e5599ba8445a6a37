import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { printOf } from '../../../src/adapters/simulated/orderDesk';
import { addWallet, printOfWallet } from '../../../src/adapters/simulated/simulatedBook';
import type { HistoryQuery } from '../../../src/adapters/walletAdapter';
import { CURRENCY_LIST, forEachCurrency } from '../../../src/domain/currency/currency';
import { receivingAddress } from '../../../src/domain/demo/sampleCurrencies';
import { emptyWorld } from '../../../src/domain/demo/sampleWorld';
import type { Order } from '../../../src/domain/ledger/ledger';
import type { Credentials } from '../../../src/domain/user';
import type { Database, Query } from './database';
import { openAccount, readWallet, readWallets } from './ledger';
import type { Limits } from './limits';
import { carryOut, createQuote } from './orders';
import { marketAt, priceEvents, priceHistory } from './prices';
import { Problem, refusalProblem } from './problems';
import {
  readExchange,
  readNewAccount,
  readNewWallet,
  readPayment,
  readQuoteRequest,
} from './requests';
import { callOf, signIn, signUp, type Call } from './users';

/** Handles a request that matches the schemas of the OpenAPI document. */
export type Operation = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Stores the key of a call inside a transaction. Returns null for a new key, and the stored answer of the first call for
 * a used key.
 *
 * - A simultaneous call with the same key, in any process, waits and then returns the stored answer.
 * - After an error the key can be used again, because the transaction is rolled back.
 * - A used key is refused if `print`, a text that is equal for equal orders, differs from that of the first call.
 */
async function reserveKey(
  query: Query,
  { key, user }: Call,
  print: string,
): Promise<string | null> {
  const added = await query`INSERT INTO orders (user_id, key, request)
    VALUES (${user.id}, ${key}, ${print}) ON CONFLICT DO NOTHING RETURNING key`;
  if (added.length > 0) return null;
  const [earlier] = await query<{ request: string; receipt: string }>`
    SELECT request, receipt FROM orders WHERE user_id = ${user.id} AND key = ${key}`;
  if (earlier?.request !== print)
    throw new Problem(409, 'duplicate', 'This key belongs to another order or wallet.');
  return earlier.receipt;
}

/** Returns the operations of the OpenAPI document by their ids. The streams of prices end when `ending` aborts. */
export function operationsOf(
  database: Database,
  limits: Limits,
  ending: AbortSignal,
): Readonly<Record<string, Operation>> {
  const { query, transact } = database;

  const forUser =
    (answer: (call: Call, request: FastifyRequest, reply: FastifyReply) => unknown): Operation =>
    async (request, reply) =>
      answer(await callOf(query, request), request, reply);

  /** Creates an operation that reads the body, and runs `work` once for each key of a user. */
  const once = <Body>(
    read: (body: unknown) => Body,
    print: (call: Call, body: Body) => string,
    work: (query: Query, call: Call, body: Body) => Promise<unknown>,
  ): Operation =>
    forUser((call, _request, reply) => {
      const body = read(call.body);
      return transact(async (run) => {
        const earlier = await reserveKey(run, call, print(call, body));
        if (earlier !== null) {
          reply.header('idempotency-replayed', 'true');
          return JSON.parse(earlier) as unknown;
        }
        const answer = await work(run, call, body);
        await run`UPDATE orders SET receipt = ${JSON.stringify(answer)}
          WHERE user_id = ${call.user.id} AND key = ${call.key}`;
        return answer;
      });
    });

  const move = (read: (body: unknown) => Order) =>
    once(read, ({ account }, order) => printOf(account, order), carryOut);

  return {
    signIn: (request) =>
      limits.signIn(request, () => signIn(query, request.body as Credentials, Date.now())),
    signUp: async (request) => {
      const account = readNewAccount(request.body);
      await limits.signUp(request);
      return signUp(database, account, Date.now());
    },
    signOut: forUser(async ({ session }) => {
      await query`DELETE FROM sessions WHERE token_hash = ${session}`;
    }),
    balances: forUser(async ({ user, now }) => {
      const wallets = await readWallets(query, sql`user_id = ${user.id}`);
      const at = new Date(now).toISOString();
      return { wallets, currencies: CURRENCY_LIST, market: marketAt(now), at };
    }),
    createWallet: once(
      readNewWallet,
      (_call, wallet) => printOfWallet(wallet),
      async (run, { user, now }, request) => {
        const added = addWallet({ ...emptyWorld(now), wallets: [] }, request, now);
        if (!added.ok) throw refusalProblem(added.refusal);
        const wallet = { ...added.value.summary, id: randomUUID() };
        await openAccount(run, user.id, wallet);
        return wallet;
      },
    ),
    // All wallets share the sample addresses for receiving.
    receiveAddresses: forUser(async ({ account }) => {
      await readWallet(query, account);
      return { addresses: forEachCurrency(CURRENCY_LIST, receivingAddress) };
    }),
    // The cursor is the number of the last record on the previous page. The numbers never change, so new records do not
    // move the next page.
    history: forUser(async ({ account }, request) => {
      const { cursor = '999999999', limit = 50 } = request.query as Omit<HistoryQuery, 'walletId'>;
      if (!/^[1-9]\d{0,8}$/.test(cursor))
        throw new Problem(400, 'bad-request', 'The cursor is unknown.');
      await readWallet(query, account);
      // One additional row shows whether there is a next page.
      const rows = await query<{ number: number; line: string }>`
        SELECT number, line FROM history WHERE account = ${account} AND number < ${Number(cursor)}
        ORDER BY number DESC LIMIT ${limit + 1}`;
      const shown = rows.slice(0, limit);
      const next = rows.length > limit ? String(shown.at(-1)?.number) : null;
      return { transactions: shown.map(({ line }) => JSON.parse(line) as unknown), next };
    }),
    transaction: forUser(async ({ account, parameters: { transactionId = '' } }) => {
      await readWallet(query, account);
      const [row] = await query<{ line: string }>`
        SELECT line FROM history WHERE account = ${account} AND id = ${transactionId}`;
      if (!row) throw new Problem(404, 'unknown-transaction', 'There is no such transaction.');
      return JSON.parse(row.line) as unknown;
    }),
    quote: forUser(({ account, body, now }) =>
      createQuote(query, account, readQuoteRequest(body), now),
    ),
    send: move(readPayment),
    exchange: move(readExchange),
    priceHistory: forUser(({ parameters: { currency = '' }, now }) => priceHistory(currency, now)),
    prices: forUser(({ session }, request, reply) => {
      const isOpen = async () => {
        const now = Date.now();
        const open = query`SELECT 1 FROM sessions WHERE token_hash = ${session} AND expires_at > ${now}`;
        return (await open).length > 0;
      };
      const lastEventId = request.headers['last-event-id']?.toString();
      const events = priceEvents(isOpen, ending, lastEventId);
      return reply.type('text/event-stream').send(Readable.from(events));
    }),
  };
}
