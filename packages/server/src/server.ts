import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import specification from '../../../packages/back-end/src/http/openapi.json';
import type { Database } from './database';
import { createLimits } from './limits';
import { operationsOf } from './operations';
import { Problem, refuseUnreadable, sendProblem } from './problems';
import { settings } from './settings';

/** The origins of this machine. */
const HERE = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * The maximum size of a body in bytes. A recipient and a description whose visible characters all are long emoji need
 * 40 kB.
 */
const BODY_LIMIT = 65_536;

/** Matches text with control characters, which no id contains. Postgres refuses NUL in a text. */
const CONTROL = /\p{Cc}/u;

/** Creates a server with the routes, checks and responses of Florin's OpenAPI document. */
export async function createServer(database: Database): Promise<FastifyInstance> {
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);

  const { requestTime, silence } = settings;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // These limits apply to a request that is being sent. A stream of prices is a response, and may stay open.
    requestTimeout: requestTime,
    http: {
      requestTimeout: requestTime,
      headersTimeout: requestTime,
      connectionsCheckingInterval: requestTime / 4,
    },
    connectionTimeout: silence,
    // Fastify's own answers to unreadable requests are not problem details.
    frameworkErrors: (...given) => void sendProblem(...given),
    clientErrorHandler: refuseUnreadable,
    // Types are not converted, because a number is not a valid amount.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
    // All connections close after `preClose`, because some clients keep idle connections open.
    forceCloseConnections: true,
    logger: {
      level: settings.logLevel,
      // The URL is omitted, since it may name a wallet, and so are headers, IP and body.
      serializers: { req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }) },
      // These properties of a database error contain values, which may be personal data.
      redact: ['err.detail', 'err.where', 'err.parameters'],
    },
  });
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(() => {
    throw new Problem(404, 'not-found', 'There is nothing at this address.');
  });

  // Fastify checks only bodies of the types in the OpenAPI document, which are all JSON.
  app.removeContentTypeParser('text/plain');

  const pending = new Set<FastifyReply['raw']>();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('preClose', async () => {
    // The price streams end now. All other complete requests are answered, unless a client does not read the response.
    ending.abort();
    const end = performance.now() + settings.closingTime;
    while (pending.size > 0 && performance.now() < end) await sleep(20);
  });
  app.addHook('preValidation', async ({ body, query, params, routeOptions }, reply) => {
    // The request is complete now. A request whose body is missing is not answered when the server is stopped.
    pending.add(reply.raw);
    reply.raw.once('close', () => pending.delete(reply.raw));
    if (routeOptions.schema?.body !== undefined && body === undefined)
      throw new Problem(400, 'bad-request', 'The call needs a body of the type application/json.');
    const search = query as Record<string, unknown>;
    const texts = [...Object.values(params as object), ...Object.values(search)].map(String);
    if (texts.some((text) => CONTROL.test(text)))
      throw new Problem(400, 'bad-request', 'The address contains a control character.');
    // Query parameters are text. `limit` is the only number, so it is converted here.
    if (/^[1-9]\d{0,8}$/.test(String(search['limit']))) search['limit'] = Number(search['limit']);
  });

  await app.register(cors, {
    origin: [HERE, ...settings.origins],
    methods: ['GET', 'POST', 'DELETE'],
    exposedHeaders: ['Idempotency-Replayed', 'Retry-After'],
    maxAge: 600,
  });
  // A process remembers at most 50,000 IP addresses and 50,000 emails.
  await app.register(rateLimit, { global: false, cache: 50_000 });
  const limits = createLimits(app, ending.signal);
  const operations = operationsOf(database, limits, ending.signal);

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await database.query`SELECT 1`;
    return { status: 'ok' };
  });

  await app.register(fastifyOpenapiGlue, {
    specification,
    operationResolver: (id, method) => async (request, reply) => {
      const operation = operations[id];
      if (!operation) throw new Problem(404, 'not-found', 'Payments of this server have no steps.');
      reply.code({ POST: 201, DELETE: 204 }[method] ?? 200);
      return operation(request, reply);
    },
  });
  return app;
}
