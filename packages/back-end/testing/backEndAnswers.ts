import type {
  AdapterRefusal,
  CreateWalletRefusal,
  NewWalletRequest,
  PaymentOrder,
  ExchangeRequest,
  SignInRefusal,
  SignUpRefusal,
  SignUpRequest,
} from '#src/adapters/walletAdapter';
import type { Result } from '#src/domain/result';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** Creates an error response in the format of `openapi.json`. */
export const problem = (status: number, kind: string, more: object = {}) =>
  json(
    status,
    { type: 'about:blank', title: kind, status, kind, ...more },
    {
      'Content-Type': 'application/problem+json',
    },
  );

type Refusal = AdapterRefusal | CreateWalletRefusal | SignInRefusal | SignUpRefusal;

/** The HTTP statuses of refusals. Any other kind has the status 422. */
const STATUS: Readonly<Record<string, number>> = {
  'wrong-credentials': 401,
  'not-opened': 409,
  duplicate: 409,
  challenge: 403,
};

/** Converts a refusal to an error response in the format of `openapi.json`, with its HTTP status. */
export function refused(refusal: Refusal): Response {
  if (refusal.kind === 'message')
    return problem(422, 'message', { ...refusal, detail: refusal.text });
  if (refusal.kind === 'challenge') return problem(403, 'challenge', { challenge: refusal });
  return problem(STATUS[refusal.kind] ?? 422, refusal.kind, refusal);
}

/** Creates the response to a POST request: the created value with status 201, or the error for a refusal. */
export const answered = (result: Result<unknown, Refusal>) =>
  result.ok ? json(201, result.value) : refused(result.refusal);

/** The body of a request. It contains the properties of all kinds of requests. */
export type Body = Omit<PaymentOrder & ExchangeRequest, 'walletId'> &
  SignUpRequest &
  NewWalletRequest;
