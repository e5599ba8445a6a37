import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** An error for the client. If it is thrown inside a transaction, the transaction is rolled back. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    title: string,
    /** Additional members of a problem, such as `decimals` if an amount has too many decimals. */
    readonly details: object = {},
  ) {
    super(title);
  }
}

/** Converts a refusal by Florin's rules to a problem for the client. */
export const refusalProblem = ({ kind, ...details }: { readonly kind: string }) =>
  new Problem(422, kind, `The order is refused: ${kind}.`, details);

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // The errors of Fastify have a status.
  const { statusCode = 500, message, code } = error as FastifyError & { statusCode?: number };
  if (statusCode === 429) return new Problem(429, 'too-many-requests', message);
  // Postgres reports this code for a text that contains the character NUL.
  if (code === '22021') return new Problem(400, 'bad-request', 'A text has an invalid character.');
  if (statusCode < 500) return new Problem(statusCode, 'bad-request', message);
  return new Problem(503, 'unavailable', 'The server cannot answer now.');
}

/**
 * Sends an error as problem details (RFC 9457). Logs an unexpected error, after which the client may retry the call.
 */
export function sendProblem(error: unknown, { log }: FastifyRequest, reply: FastifyReply) {
  const { kind, status, message, details } = problemOf(error);
  if (status === 503) {
    log.error({ err: error });
    reply.header('retry-after', 1);
  }
  // RFC 6750 requires this header.
  if (kind === 'signed-out') reply.header('www-authenticate', 'Bearer');
  const problem = { ...details, type: 'about:blank', title: message, status, kind };
  return reply.code(status).type('application/problem+json').send(problem);
}
