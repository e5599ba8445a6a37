import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problems';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is one of this machine. */
function isHere(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.has(new URL(url).hostname);
}

/**
 * Serves only pages of this machine, on any port: other pages cannot read an answer (CORS), and requests with another
 * host name are refused (DNS rebinding). Answers preflight requests.
 */
export async function guardOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { origin, host = '' } = request.headers;
  if (!isHere(`http://${host}`)) throw new Problem('forbidden', 'This server answers on loopback.');
  reply.header('cache-control', 'no-store').header('vary', 'Origin');
  if (origin === undefined) return undefined;
  if (!isHere(origin)) throw new Problem('forbidden', 'Only pages of this machine are served.');
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-expose-headers', 'Idempotency-Replayed, Retry-After');
  if (request.method !== 'OPTIONS') return undefined;
  return reply
    .header('access-control-allow-methods', 'GET, POST, DELETE')
    .header(
      'access-control-allow-headers',
      'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, Accept',
    )
    .header('access-control-max-age', 600)
    .code(204)
    .send();
}
