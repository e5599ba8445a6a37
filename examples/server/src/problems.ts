import type { FastifyReply } from 'fastify';
import { Overload } from './groupCommit';

/** Further members of a problem: `decimals` for an amount with too many decimals. */
type Details = Readonly<Record<string, unknown>>;

/** The status of each kind. Other kinds refuse an order, with 422. */
const STATUS: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'signed-out': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'not-found': 404,
  'unknown-wallet': 404,
  'unknown-transaction': 404,
  'not-opened': 409,
  duplicate: 409,
  unavailable: 503,
};

/** An error for the client. If it is thrown inside a transaction, the transaction is rolled back. */
export class Problem extends Error {
  readonly kind: string;
  readonly status: number;
  readonly details: Details;

  constructor(kind: string, title: string, details: Details = {}, status = STATUS[kind] ?? 422) {
    super(title);
    this.kind = kind;
    this.status = status;
    this.details = details;
  }
}

/** Seconds after which the client may retry. */
const RETRY_AFTER = 1;

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Overload) return new Problem('unavailable', 'Too many orders are waiting.');
  // Fastify's own errors carry a status.
  const { statusCode = 500, message } = error as { statusCode?: number; message?: string };
  if (statusCode === 401) return new Problem('signed-out', 'There is no session, or it has ended.');
  if (statusCode < 500) return new Problem('bad-request', message ?? '', {}, statusCode);
  return new Problem('unavailable', 'The server cannot answer now.');
}

/** Answers with problem details (RFC 9457). */
export function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const { kind, status, message, details } = problemOf(error);
  if (kind === 'unavailable') reply.header('retry-after', RETRY_AFTER);
  // RFC 6750 requires this header.
  if (kind === 'signed-out') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ ...details, type: 'about:blank', title: message, status, kind });
}
