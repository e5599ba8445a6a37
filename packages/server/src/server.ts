import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fastify } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import specification from '../../../packages/back-end/src/http/openapi.json';
import type { Credentials } from '../../../src/domain/user';
import type { Database } from './database';
import { operationsOf } from './operations';
import { Problem, sendProblem } from './problems';
import { settings } from './settings';
import { storedEmail } from './users';

/** The origins of this machine. */
const HERE = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Creates a server with the routes, checks and responses of Florin's OpenAPI document. */
export async function createServer(database: Database): Promise<FastifyInstance> {
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  const operations = operationsOf(database, ending.signal);

  const app = fastify({
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

  const pending = new Set<FastifyReply['raw']>();
  app.addHook('onRequest', async (_request, reply) => {
    pending.add(reply.raw);
    reply.raw.once('close', () => pending.delete(reply.raw));
    reply.header('cache-control', 'no-store');
  });
  app.addHook('preClose', async () => {
    // The price streams end now. All other requests are answered.
    ending.abort();
    while (pending.size > 0) await sleep(20);
  });
  app.addHook('preValidation', async (request) => {
    // Query parameters are text. `limit` is the only number, so it is converted here.
    const search = request.query as Record<string, unknown>;
    if (/^\d{1,9}$/.test(String(search['limit']))) search['limit'] = Number(search['limit']);
  });

  await app.register(cors, {
    origin: [HERE, ...settings.origins],
    methods: ['GET', 'POST', 'DELETE'],
    exposedHeaders: ['Idempotency-Replayed', 'Retry-After'],
    maxAge: 600,
  });
  await app.register(rateLimit, {
    global: false,
    max: 10,
    timeWindow: '1 minute',
    // This hook runs after the body was parsed, because the key contains the email address in the body.
    hook: 'preHandler',
    keyGenerator: ({ ip, body }) => `${ip} ${storedEmail((body as Credentials).email)}`,
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await database.query`SELECT 1`;
    return { status: 'ok' };
  });

  for (const path of ['/session', '/accounts'] as const)
    Object.assign(specification.paths[path].post, { 'x-fastify-config': { rateLimit: {} } });
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
