import type { MessageRefusal } from '../../domain/ledger/call';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import { AdapterError } from '../adapterError';
import type { After } from '../device';
import { deviceAfter } from '../device';
import type { HttpAbility } from './httpAbilities';
import { createHttpAbilities } from './httpAbilities';
import { createHttpCalls } from './httpCalls';
import { bodyOf, openSession, walletPath } from './httpParts';
import { createHttpPrices } from './httpPrices';
import { createHttpSession } from './httpSession';
import type { Problem } from './problem';
import { messageOf, refusalOf } from './problem';
import { readBalanceSheet } from './readBalances';
import { readHistoryPage } from './readHistory';
import { readQuote, readReceipt } from './readOrders';
import type { AdapterRefusal, MoveOptions, Receipt, WalletAdapter } from '../walletAdapter';

export type { HttpAbility } from './httpAbilities';
export { HTTP_ABILITIES } from './httpAbilities';

/** The parts of an adapter over HTTP. The address is enough. */
export interface HttpAdapterOptions {
  /** The address that the paths of `florin/openapi.json` stand below: `https://wallet.example/api`. */
  readonly baseUrl: string;
  /** Makes the calls; the platform's own without it. Headers of your own are added here. */
  readonly fetch?: typeof fetch;
  /**
   * Puts an error of the back end into its words, for an order, a sign-in, a sign-up or a new wallet. Null
   * leaves it to the adapter, which knows the kinds of `florin/openapi.json`, and says the `detail` of any other.
   */
  readonly mapError?: (problem: Problem) => MessageRefusal | null;
  /**
   * The optional calls of `florin/openapi.json` that the back end answers; none without it. The adapter
   * lacks the others, and an app says in words that they are missing.
   */
  readonly abilities?: readonly HttpAbility[];
  /** Waits before a call is made again, or the prices are; the device's own timer without it. */
  readonly after?: After;
}

/**
 * A back end that speaks `florin/openapi.json`. The token of the session is kept in memory: a page that is
 * loaded anew signs in anew.
 */
export function createHttpAdapter({
  baseUrl,
  fetch = (input, init) => globalThis.fetch(input, init),
  mapError,
  abilities = [],
  after = deviceAfter,
}: HttpAdapterOptions): WalletAdapter {
  const session = createHttpSession();
  const options = { baseUrl, fetch, after, session };
  const call = createHttpCalls(options);

  async function move(
    path: string,
    body: object,
    { idempotencyKey, signal }: MoveOptions,
  ): Promise<Result<Receipt, AdapterRefusal>> {
    const headers = { 'Idempotency-Key': idempotencyKey };
    const answer = await call({ method: 'POST', path, body, headers, signal });
    if (answer.ok) return accept(readReceipt(answer.body));
    return refuse(mapError?.(answer.problem) ?? refusalOf(answer.problem));
  }

  return {
    ...createHttpAbilities({ call, session, mapError }, abilities),
    async signIn({ email, password }, { signal } = {}) {
      const claim = session.claim();
      const body = { email, password };
      const answer = await call({
        method: 'POST',
        path: '/session',
        body,
        signal,
        repeat: false,
        signedIn: false,
      });
      if (answer.ok) return accept(openSession(session, answer.body, claim));
      const own = mapError?.(answer.problem);
      if (own) return refuse(own);
      const isWrong = answer.problem.status === 401;
      return refuse(isWrong ? { kind: 'wrong-credentials' } : messageOf(answer.problem));
    },
    async signOut({ signal } = {}) {
      signal?.throwIfAborted();
      const { token } = session;
      // A sign-in that is under way comes too late, and one that begins from here on does not.
      session.claim();
      try {
        await call({ method: 'DELETE', path: '/session', signal });
      } catch (error) {
        // No session, and one that has ended by itself, is as good.
        if (!(error instanceof AdapterError && error.failure === 'signed-out')) throw error;
      } finally {
        // Nobody stays signed in on this device because the other side did not answer.
        session.close(token);
      }
    },
    balances: async ({ signal } = {}) =>
      readBalanceSheet(bodyOf(await call({ method: 'GET', path: '/wallets', signal }))),
    async history({ walletId, cursor, limit }, { signal } = {}) {
      const query = new URLSearchParams();
      if (cursor !== undefined) query.set('cursor', cursor);
      if (limit !== undefined) query.set('limit', String(limit));
      const path = [walletPath(walletId, 'transactions'), query.toString()]
        .filter(Boolean)
        .join('?');
      return readHistoryPage(bodyOf(await call({ method: 'GET', path, signal })));
    },
    async quote({ walletId, ...body }, { signal } = {}) {
      const path = walletPath(walletId, 'quotes');
      const answer = await call({ method: 'POST', path, body, signal });
      if (!answer.ok && answer.problem.kind === 'no-quote') return null;
      return readQuote(bodyOf(answer));
    },
    send: ({ walletId, ...order }, its) => move(walletPath(walletId, 'payments'), order, its),
    exchange: ({ walletId, ...order }, its) => move(walletPath(walletId, 'exchanges'), order, its),
    subscribePrices: createHttpPrices(options),
  };
}
