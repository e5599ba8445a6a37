import { accept, refuse } from '#src/domain/result';
import type { MessageRefusal } from '#src/domain/ledger/call';
import { AdapterError } from '#src/adapters/adapterError';
import type { OptionalAbilities } from '#src/adapters/walletAdapter';
import type { HttpCall, HttpAnswer } from './httpCalls';
import type { HttpSession } from './httpSession';
import { bodyOf, openSession, walletPath } from './httpParts';
import {
  messageOf,
  newWalletRefusalOf,
  readChallenge,
  refusalOf,
  signInRefusalOf,
  signUpRefusalOf,
  type Problem,
} from './problem';
import { readAddresses, readPriceHistory } from './readAbilities';
import { readWallet } from '#src/adapters/records/readBalances';
import { readPreparation, readReceipt } from './readOrders';
import { readTransaction } from '#src/adapters/records/readHistory';

/** The optional calls of `florin/openapi.json`, by the names of the adapter's methods. */
export const HTTP_ABILITIES = [
  'signUp',
  'createWallet',
  'receiveAddresses',
  'priceHistory',
  'transaction',
  'prepare',
  'confirm',
  'confirmSignIn',
  'resendCode',
  'cancelChallenge',
] as const;

/** The name of an optional call of `florin/openapi.json`, for the option `abilities` of `createHttpAdapter`. */
export type HttpAbility = (typeof HTTP_ABILITIES)[number];

/** The parts of an HTTP adapter that its optional calls use. */
export interface HttpAbilitiesOptions {
  readonly call: (call: HttpCall) => Promise<HttpAnswer>;
  readonly session: HttpSession;
  readonly mapError: ((problem: Problem) => MessageRefusal | null) | undefined;
}

const challengePath = (id: string, part = '') => `/challenges/${encodeURIComponent(id)}${part}`;

/** Returns the adapter's methods for the optional calls that a back end supports. */
export function createHttpAbilities(
  { call, session, mapError }: HttpAbilitiesOptions,
  offered: readonly HttpAbility[],
): Partial<Pick<OptionalAbilities, HttpAbility>> {
  const all: Required<Pick<OptionalAbilities, HttpAbility>> = {
    async signUp({ firstName, lastName, email, password }, { signal } = {}) {
      const claim = session.claim();
      const body = { firstName, lastName, email, password };
      const answer = await call({
        method: 'POST',
        path: '/accounts',
        body,
        signal,
        repeat: false,
        signedIn: false,
      });
      if (answer.ok) return accept(openSession(session, answer.body, claim));
      return refuse(mapError?.(answer.problem) ?? signUpRefusalOf(answer.problem));
    },
    async createWallet({ name, type, color }, { idempotencyKey, signal }) {
      const body = { name, type, color };
      const headers = { 'Idempotency-Key': idempotencyKey };
      const answer = await call({ method: 'POST', path: '/wallets', body, headers, signal });
      if (answer.ok) return accept(readWallet(answer.body));
      return refuse(mapError?.(answer.problem) ?? newWalletRefusalOf(answer.problem));
    },
    async receiveAddresses(walletId, { signal } = {}) {
      const path = walletPath(walletId, 'addresses');
      return readAddresses(bodyOf(await call({ method: 'GET', path, signal })));
    },
    async priceHistory(currency, { signal } = {}) {
      const path = `/prices/${encodeURIComponent(currency)}/history`;
      return readPriceHistory(bodyOf(await call({ method: 'GET', path, signal })));
    },
    async transaction({ walletId, id }, { signal } = {}) {
      const path = walletPath(walletId, `transactions/${encodeURIComponent(id)}`);
      const answer = await call({ method: 'GET', path, signal });
      if (!answer.ok && answer.problem.kind === 'unknown-transaction') return null;
      return readTransaction(bodyOf(answer));
    },
    async prepare({ walletId, ...body }, { signal } = {}) {
      const path = walletPath(walletId, 'preparations');
      const answer = await call({ method: 'POST', path, body, signal });
      if (answer.ok) return accept(readPreparation(answer.body));
      return refuse(mapError?.(answer.problem) ?? refusalOf(answer.problem));
    },
    async confirm({ challengeId, ...body }, { idempotencyKey, signal }) {
      const path = challengePath(challengeId, '/confirmation');
      const headers = { 'Idempotency-Key': idempotencyKey };
      const answer = await call({ method: 'POST', path, body, headers, signal });
      if (answer.ok) return accept(readReceipt(answer.body));
      return refuse(mapError?.(answer.problem) ?? refusalOf(answer.problem));
    },
    async confirmSignIn(body, { signal } = {}) {
      const claim = session.claim();
      const answer = await call({
        method: 'POST',
        path: '/session/confirmation',
        body,
        signal,
        repeat: false,
        signedIn: false,
      });
      if (answer.ok) return accept(openSession(session, answer.body, claim));
      return refuse(mapError?.(answer.problem) ?? signInRefusalOf(answer.problem));
    },
    async resendCode(challengeId, { signal } = {}) {
      const path = challengePath(challengeId, '/codes');
      // The call is not repeated automatically, because each call sends a message to the user. During a sign-in there
      // is no session yet.
      const signedIn = session.token !== null;
      const answer = await call({ method: 'POST', path, signal, repeat: false, signedIn });
      if (!answer.ok) return refuse(mapError?.(answer.problem) ?? messageOf(answer.problem));
      const challenge = readChallenge(answer.body);
      if (!challenge) throw new AdapterError('bad-answer', 'The challenge cannot be read');
      return accept(challenge);
    },
    async cancelChallenge(challengeId, { signal } = {}) {
      const signedIn = session.token !== null;
      await call({ method: 'DELETE', path: challengePath(challengeId), signal, signedIn });
    },
  };
  return Object.fromEntries(offered.map((name) => [name, all[name]]));
}
