import type { User } from '../../domain/user';
import { AdapterError } from '../adapterError';
import type { HttpAnswer } from './httpCalls';
import type { HttpSession } from './httpSession';
import { fieldsOf } from './problem';
import { readUser } from './readUser';

/** The body of an answer to a read. */
export function bodyOf(answer: HttpAnswer): unknown {
  if (answer.ok) return answer.body;
  const { status, title = `The back end answered with ${status}` } = answer.problem;
  throw new AdapterError('bad-request', title, { status });
}

/** The path of a part of a wallet. */
export const walletPath = (walletId: string, what: string) =>
  `/wallets/${encodeURIComponent(walletId)}/${what}`;

/** The token of a new session. */
function tokenOf(body: unknown): string {
  const { token } = fieldsOf(body);
  if (typeof token === 'string' && token !== '') return token;
  throw new AdapterError('bad-answer', 'The session has no token');
}

/** Opens the session of an answer, and returns its user. */
export function openSession(session: HttpSession, body: unknown, claim: symbol): User {
  const user = readUser(fieldsOf(body)['user']);
  session.open(tokenOf(body), claim);
  return user;
}
