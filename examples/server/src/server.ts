import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import specification from '../../../src/backend/http/openapi.json';
import type { ExchangeOrder, Order, SendOrder } from '../../../src/domain/ledger/ledger';
import type { Credentials } from '../../../src/domain/user';
import type {
  HistoryQuery,
  NewWalletRequest,
  QuoteRequest,
  SignUpRequest,
} from '../../../src/backend/walletAdapter';
import type { Database } from './database';
import type { KeyedAnswer } from './keys';
import { guardOrigin } from './loopback';
import type { ServerOptions } from './options';
import { openWallet, signUp } from './opening';
import { settle } from './orders';
import type { Prices } from './prices';
import { Problem, sendProblem } from './problems';
import { createQuote } from './quotes';
import {
  readAddresses,
  readBalances,
  readHistory,
  readPriceHistory,
  readTransaction,
} from './reading';
import type { Session } from './sessions';
import { sessionOf, signIn, signOut } from './sessions';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The maximum size of a request body, far above the size of an order. */
const BODY_BYTES = 16_384;

/** The parts that the handlers use. */
export interface Parts {
  readonly database: Database;
  readonly prices: Prices;
  readonly clock: () => number;
}

/** Creates a server with the routes, checks and answers of Florin's OpenAPI document. */
export async function createServer(
  { database, prices, clock }: Parts,
  { quoteLife }: Pick<ServerOptions, 'quoteLife'>,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_BYTES,
    // Types are not converted: a number is not a valid amount.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  });
  const sessions = new WeakMap<FastifyRequest, Session>();

  function sessionFor(request: FastifyRequest): Session {
    const session = sessions.get(request);
    if (!session) throw new Problem('signed-out', 'There is no session.');
    return session;
  }

  const walletOf = ({ params }: FastifyRequest) => (params as { walletId: string }).walletId;

  const keyOf = ({ headers }: FastifyRequest) => String(headers['idempotency-key']);

  function answerKeyed({ answer, replayed }: KeyedAnswer<unknown>, reply: FastifyReply) {
    if (replayed) reply.header('idempotency-replayed', 'true');
    return reply.code(201).send(answer);
  }

  const move =
    (orderOf: (body: unknown) => Order): Handler =>
    async (request, reply) => {
      const { user } = sessionFor(request);
      const order = orderOf(request.body);
      const call = { user, walletId: walletOf(request), key: keyOf(request), order };
      return answerKeyed(await settle(database, call, clock()), reply);
    };

  const serviceHandlers: Readonly<Record<string, Handler>> = {
    signIn: async ({ body }, reply) =>
      reply.code(201).send(await signIn(database, clock(), body as Credentials)),
    async signOut(request, reply) {
      const session = sessionFor(request);
      await signOut(database, session);
      prices.end(session.tokenHash);
      return reply.code(204).send();
    },
    signUp: async ({ body }, reply) =>
      reply.code(201).send(await signUp(database, clock(), body as SignUpRequest)),
    async createWallet(request, reply) {
      const { user } = sessionFor(request);
      const wallet = request.body as NewWalletRequest;
      const call = { userId: user.id, key: keyOf(request), wallet };
      return answerKeyed(await openWallet(database, clock(), call), reply);
    },
    receiveAddresses: (request) =>
      readAddresses(database.reader, sessionFor(request).user.id, walletOf(request)),
    transaction: (request) =>
      readTransaction(database.reader, sessionFor(request).user.id, {
        walletId: walletOf(request),
        id: (request.params as { transactionId: string }).transactionId,
      }),
    priceHistory: (request) => {
      sessionFor(request);
      const { currency } = request.params as { currency: string };
      return readPriceHistory(currency, prices.market(), clock());
    },
    balances: (request) =>
      readBalances(database.reader, sessionFor(request).user.id, prices.market(), clock()),
    history: (request) =>
      readHistory(database.reader, sessionFor(request).user.id, {
        ...(request.query as Omit<HistoryQuery, 'walletId'>),
        walletId: walletOf(request),
      }),
    async quote(request, reply) {
      const query = { ...(request.body as QuoteRequest), walletId: walletOf(request) };
      const { user } = sessionFor(request);
      const quote = await createQuote(database, { now: clock(), life: quoteLife }, user.id, query);
      return reply.code(201).send(quote);
    },
    prepare: () => {
      throw new Problem('not-found', 'This server prepares no payments.');
    },
    send: move((body) => ({ ...(body as Omit<SendOrder, 'kind'>), kind: 'send' })),
    exchange: move((body) => ({ ...(body as Omit<ExchangeOrder, 'kind'>), kind: 'exchange' })),
    prices: (request, reply) => {
      const { tokenHash } = sessionFor(request);
      const last = request.headers['last-event-id'];
      return reply.type('text/event-stream').send(prices.stream(tokenHash, last?.toString()));
    },
  };

  app.addHook('onRequest', guardOrigin);
  app.addHook('preValidation', async (request) => {
    // Query parameters are text. Converts the only number.
    const query = request.query as Record<string, unknown>;
    if (/^\d{1,9}$/.test(String(query['limit']))) query['limit'] = Number(query['limit']);
  });
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, error));
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new Problem('not-found', 'There is nothing at this address.')),
  );
  await app.register(fastifyOpenapiGlue, {
    // A copy, because the plugin changes the document.
    specification: structuredClone(specification),
    serviceHandlers,
    securityHandlers: {
      bearer: async (request: FastifyRequest) => {
        sessions.set(request, await sessionOf(database, clock(), request.headers.authorization));
      },
    },
  });
  return app;
}
