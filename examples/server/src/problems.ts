import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Additional members of a problem, such as `decimals` if an amount has too many decimals. */
type Details = Readonly<Record<string, unknown>>;

/** From the kind of a problem to its status. All other kinds refuse an order, and have the status 422. */
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
  'too-many-requests': 429,
  unavailable: 503,
};

/** An error for the client. If it is thrown inside a transaction, the transaction is rolled back. */
export class Problem extends Error {
  constructor(
    readonly kind: string,
    title: string,
    readonly details: Details = {},
    readonly status = STATUS[kind] ?? 422,
  ) {
    super(title);
  }
}

/** Converts a refusal by Florin's rules to a problem for the client. */
export function refusalProblem({ kind, ...details }: { readonly kind: string }): Problem {
  return new Problem(kind, `The order is refused: ${kind}.`, details);
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // The errors of Fastify have a status.
  const { statusCode = 500, message, code } = error as FastifyError & { statusCode?: number };
  if (statusCode === 401) return new Problem('signed-out', 'There is no session, or it has ended.');
  if (statusCode === 429) return new Problem('too-many-requests', message);
  // Postgres reports this code for a text that contains the character NUL.
  if (code === '22021') return new Problem('bad-request', 'A text has an invalid character.');
  if (statusCode < 500) return new Problem('bad-request', message, {}, statusCode);
  return new Problem('unavailable', 'The server cannot answer now.');
}

/**
 * Sends an error as problem details (RFC 9457). Logs an unexpected error, after which the client may retry the call.
 */
export function sendProblem(error: unknown, { log }: FastifyRequest, reply: FastifyReply) {
  const { kind, status, message, details } = problemOf(error);
  if (kind === 'unavailable') {
    log.error({ err: error });
    reply.header('retry-after', 1);
  }
  // RFC 6750 requires this header.
  if (kind === 'signed-out') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ ...details, type: 'about:blank', title: message, status, kind });
}
