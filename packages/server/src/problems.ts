import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isFailureOfDatabase } from './database';

/** An error for the client. If it is thrown inside a transaction, the transaction is rolled back. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    title: string,
    /** Additional members of a problem, such as `decimals` if an amount has too many decimals. */
    readonly details: object = {},
    /** The seconds after which the client may try again. */
    readonly retryAfter?: number,
  ) {
    super(title);
  }
}

/** Converts a refusal by Florin's rules to a problem for the client. */
export const refusalProblem = ({ kind, ...details }: { readonly kind: string }) =>
  new Problem(422, kind, `The order is refused: ${kind}.`, details);

/** Returns the problem of a refused value, which the client shows at the field. */
export const fieldProblem = (field: string, sentence: string) =>
  new Problem(422, 'message', sentence, { field });

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // The errors of Fastify have a status.
  const { statusCode = 500, message } = error as FastifyError & { statusCode?: number };
  if (statusCode < 500) return new Problem(statusCode, 'bad-request', message);
  // A client repeats a call after the status 503. So only an error that may pass has this status.
  return isFailureOfDatabase(error)
    ? new Problem(503, 'unavailable', 'The server cannot answer now.', {}, 1)
    : new Problem(500, 'failed', 'The server has an error.');
}

const bodyOf = ({ kind, status, message, details }: Problem) => ({
  ...details,
  type: 'about:blank',
  title: message,
  status,
  kind,
});

/** Sends an error as problem details (RFC 9457), and logs an error of the server. */
export function sendProblem(error: unknown, { log }: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  const { kind, status, retryAfter } = problem;
  if (status >= 500) log.error({ err: error });
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // RFC 6750 requires this header.
  if (kind === 'signed-out') reply.header('www-authenticate', 'Bearer');
  return reply.code(status).type('application/problem+json').send(bodyOf(problem));
}

/** The problems of requests that Node.js cannot read. */
const UNREADABLE: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'bad-request', 'The request took too long.'),
  HPE_HEADER_OVERFLOW: new Problem(431, 'bad-request', 'The headers are too long.'),
};

/** Answers a request that Node.js cannot read, and closes its connection. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    UNREADABLE[code] ?? new Problem(400, 'bad-request', 'The request cannot be read.');
  const body = JSON.stringify(bodyOf(problem));
  const response = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${body.length}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
  // `end` closes only the server's side of the connection.
  socket.end(response, () => socket.destroy());
}
