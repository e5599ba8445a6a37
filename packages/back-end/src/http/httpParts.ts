import type { User } from '#src/domain/user';
import { AdapterError } from '#src/adapters/adapterError';
import type { HttpAnswer } from './httpCalls';
import type { HttpSession } from './httpSession';
import { fieldsOf } from './problem';
import { readUser } from './readUser';

/** Returns the body of the response to a read. Throws an `AdapterError` if the back end reported a problem. */
export function bodyOf(answer: HttpAnswer): unknown {
  if (answer.ok) return answer.body;
  const { status, title = `The back end answered with ${status}` } = answer.problem;
  throw new AdapterError('bad-request', title, { status });
}

/** Returns the path for data of a wallet, such as `/wallets/personal/payments`. */
export const walletPath = (walletId: string, what: string) =>
  `/wallets/${encodeURIComponent(walletId)}/${what}`;

/** Returns the token in the response to a sign-in. Throws an `AdapterError` if it has none. */
function tokenOf(body: unknown): string {
  const { token } = fieldsOf(body);
  if (typeof token === 'string' && token !== '') return token;
  throw new AdapterError('bad-answer', 'The session has no token');
}

/** Opens the session with the token in a response, and returns the user in the response. */
export function openSession(session: HttpSession, body: unknown, claim: symbol): User {
  const user = readUser(fieldsOf(body)['user']);
  session.open(tokenOf(body), claim);
  return user;
}
