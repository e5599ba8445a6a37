import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { setMaxListeners } from 'node:events';
import { Readable } from 'node:stream';
import specification from '../../../src/backend/http/openapi.json';
import type {
  HistoryQuery,
  NewWalletRequest,
  QuoteRequest,
  SignUpRequest,
} from '../../../src/backend/walletAdapter';
import type { ExchangeOrder, Order, SendOrder } from '../../../src/domain/ledger/ledger';
import type { Credentials } from '../../../src/domain/user';
import type { Database } from './database';
import type { KeyedAnswer } from './orders';
import { settle } from './orders';
import type { Settings } from './settings';
import { marketAt, priceEvents } from './prices';
import { Problem, sendProblem } from './problems';
import { createQuote } from './quotes';
import * as reading from './reading';
import type { Session } from './sessions';
import { isOpen, sessionOf, signIn, signOut, storedEmail } from './sessions';
import { openWallet, signUp } from './users';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const isHere = (url: string) => URL.canParse(url) && LOOPBACK.has(new URL(url).hostname);

/**
 * What the log contains about a request. The URL is omitted, since it may name a wallet, and so are headers, IP and
 * body.
 */
const loggedRequest = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions.url,
});

/** Creates a server with the routes, checks and responses of Florin's OpenAPI document. */
export async function createServer(
  database: Database,
  settings: Settings,
): Promise<FastifyInstance> {
  const { query } = database;
  const { host, origins, priceInterval, quoteLife, sessionLife, signIns } = settings;
  const clock = () => Date.now();
  const times = () => ({ now: clock(), life: sessionLife });
  const market = () => marketAt(Math.floor(clock() / priceInterval));
  const sessions = new WeakMap<FastifyRequest, Session>();
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);

  const app = fastify({
    // The limit is in bytes, and far above the size of an order.
    bodyLimit: 16_384,
    // Types are not converted, because a number is not a valid amount.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
    logger: {
      level: settings.logLevel,
      serializers: { req: loggedRequest },
      // These properties of a database error contain values, which may be personal data.
      redact: ['err.detail', 'err.where', 'err.parameters'],
    },
  });

  function sessionFor(request: FastifyRequest): Session {
    const session = sessions.get(request);
    if (!session) throw new Problem('signed-out', 'There is no session.');
    return session;
  }
  const userOf = (request: FastifyRequest) => sessionFor(request).user;
  const walletOf = ({ params }: FastifyRequest) => (params as { walletId: string }).walletId;
  const keyOf = ({ headers }: FastifyRequest) => String(headers['idempotency-key']);

  function answerKeyed({ answer, replayed }: KeyedAnswer<unknown>, reply: FastifyReply) {
    if (replayed) reply.header('idempotency-replayed', 'true');
    return reply.code(201).send(answer);
  }

  const move =
    (orderOf: (body: unknown) => Order): Handler =>
    async (request, reply) => {
      const order = orderOf(request.body);
      const call = { walletId: walletOf(request), key: keyOf(request), order };
      return answerKeyed(
        await settle(database, { ...call, user: userOf(request) }, clock()),
        reply,
      );
    };

  const serviceHandlers: Readonly<Record<string, Handler>> = {
    signIn: async ({ body }, reply) =>
      reply.code(201).send(await signIn(query, times(), body as Credentials)),
    async signOut(request, reply) {
      await signOut(query, sessionFor(request));
      return reply.code(204).send();
    },
    signUp: async ({ body }, reply) =>
      reply.code(201).send(await signUp(database, times(), body as SignUpRequest)),
    async createWallet(request, reply) {
      const wallet = request.body as NewWalletRequest;
      const call = { userId: userOf(request).id, key: keyOf(request), wallet };
      return answerKeyed(await openWallet(database, clock(), call), reply);
    },
    receiveAddresses: (request) =>
      reading.readAddresses(query, userOf(request).id, walletOf(request)),
    transaction: (request) => {
      const { transactionId } = request.params as { transactionId: string };
      return reading.readTransaction(query, userOf(request).id, walletOf(request), transactionId);
    },
    priceHistory: ({ params }) =>
      reading.readPriceHistory((params as { currency: string }).currency, market(), clock()),
    balances: (request) => reading.readBalances(query, userOf(request).id, market(), clock()),
    history: (request) =>
      reading.readHistory(query, userOf(request).id, {
        ...(request.query as Omit<HistoryQuery, 'walletId'>),
        walletId: walletOf(request),
      }),
    async quote(request, reply) {
      const quoteRequest = { ...(request.body as QuoteRequest), walletId: walletOf(request) };
      const validity = { now: clock(), life: quoteLife };
      return reply
        .code(201)
        .send(await createQuote(query, validity, userOf(request).id, quoteRequest));
    },
    ...Object.fromEntries(
      ['prepare', 'confirm', 'confirmSignIn', 'resendCode', 'cancelChallenge'].map((name) => [
        name,
        () => {
          throw new Problem('not-found', 'Payments of this server have no steps.');
        },
      ]),
    ),
    send: move((body) => ({ ...(body as Omit<SendOrder, 'kind'>), kind: 'send' })),
    exchange: move((body) => ({ ...(body as Omit<ExchangeOrder, 'kind'>), kind: 'exchange' })),
    prices(request, reply) {
      const session = sessionFor(request);
      const options = {
        clock,
        interval: priceInterval,
        isOpen: () => isOpen(query, clock(), session),
        signal: ending.signal,
      };
      const events = priceEvents(options, request.headers['last-event-id']?.toString());
      return reply.type('text/event-stream').send(Readable.from(events));
    },
  };

  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new Problem('not-found', 'There is nothing at this address.'), request, reply),
  );
  let pending = 0;
  app.addHook('preClose', async () => {
    // The streams end now. All connections close after the last response, because some clients keep idle connections
    // open.
    ending.abort();
    setInterval(() => {
      if (pending === 0) app.server.closeAllConnections();
    }, 20).unref();
  });
  app.addHook('onRequest', async (request, reply) => {
    pending += 1;
    reply.raw.once('close', () => {
      pending -= 1;
    });
    reply.header('cache-control', 'no-store');
    // A server for this machine only must refuse requests to any other host name. A malicious page could otherwise let
    // its own host name resolve to this machine (DNS rebinding).
    if (isHere(`http://${host}`) && !isHere(`http://${request.headers.host}`))
      throw new Problem('forbidden', 'This server answers on loopback.');
  });
  await app.register(cors, {
    origin(origin, allow) {
      if (origin === undefined || isHere(origin) || origins.includes(origin)) allow(null, true);
      else allow(new Problem('forbidden', 'Pages of this origin are not served.'), false);
    },
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: 'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, Accept',
    exposedHeaders: 'Idempotency-Replayed, Retry-After',
    maxAge: 600,
    strictPreflight: false,
  });
  await app.register(rateLimit, {
    global: false,
    max: signIns,
    timeWindow: '1 minute',
    // This hook runs after the body was parsed, because the key contains the address in the body.
    hook: 'preHandler',
    keyGenerator: ({ ip, body }) => `${ip} ${storedEmail((body as Credentials).email)}`,
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await query('SELECT 1');
    return { status: 'ok' };
  });
  app.addHook('preValidation', async (request) => {
    // Query parameters are text. `limit` is the only number, so it is converted here.
    const parameters = request.query as Record<string, unknown>;
    if (/^\d{1,9}$/.test(String(parameters['limit'])))
      parameters['limit'] = Number(parameters['limit']);
  });
  // The plugin changes the document, so it receives a copy.
  const routes = structuredClone(specification);
  for (const path of ['/session', '/accounts'] as const)
    Object.assign(routes.paths[path].post, { 'x-fastify-config': { rateLimit: {} } });
  await app.register(fastifyOpenapiGlue, {
    specification: routes,
    serviceHandlers,
    securityHandlers: {
      bearer: async (request: FastifyRequest) => {
        sessions.set(request, await sessionOf(query, times(), request.headers.authorization));
      },
    },
  });
  return app;
}
