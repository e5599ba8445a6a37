import type { MessageRefusal } from '#src/domain/ledger/call';
import { accept, refuse, type Result } from '#src/domain/result';
import { AdapterError } from '#src/adapters/adapterError';
import { deviceAfter, type After } from '#src/adapters/device';
import { createHttpAbilities, type HttpAbility } from './httpAbilities';
import { createHttpCalls } from './httpCalls';
import { bodyOf, openSession, walletPath } from './httpParts';
import { createHttpPrices } from './httpPrices';
import { createHttpSession } from './httpSession';
import { refusalOf, signInRefusalOf, type Problem } from './problem';
import { readBalanceSheet } from '#src/adapters/records/readBalances';
import { readHistoryPage } from '#src/adapters/records/readHistory';
import { readQuote, readReceipt } from './readOrders';
import type {
  AdapterRefusal,
  MoveOptions,
  Receipt,
  WalletAdapter,
} from '#src/adapters/walletAdapter';

export type { HttpAbility } from './httpAbilities';
export { HTTP_ABILITIES } from './httpAbilities';

/** The options of an adapter over HTTP. Only the address is required. */
export interface HttpAdapterOptions {
  /** The base address of the paths in `florin/openapi.json`: `https://wallet.example/api`. */
  readonly baseUrl: string;
  /** Sends the requests. Use it to add headers. Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
  /**
   * Called with an error of the back end after an order, a sign-in, a sign-up or a new wallet. Returns the refusal to
   * show. If the result is null, the adapter maps the kinds of `florin/openapi.json`, and shows the `detail` of an
   * unknown kind.
   */
  readonly mapError?: (problem: Problem) => MessageRefusal | null;
  /**
   * The optional calls of `florin/openapi.json` that the back end supports. Default: none. The adapter lacks the other
   * optional calls, and the app shows that they are unavailable.
   */
  readonly abilities?: readonly HttpAbility[];
  /** The timer for the pauses before a request or the stream of prices is repeated. Default: the device's timer. */
  readonly after?: After;
}

/**
 * Makes an adapter for a back end that implements `florin/openapi.json`. The token of the session is only in memory, so
 * after a reload the user must sign in again.
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
      return refuse(mapError?.(answer.problem) ?? signInRefusalOf(answer.problem));
    },
    async signOut({ signal } = {}) {
      signal?.throwIfAborted();
      const { token } = session;
      // This makes a pending sign-in invalid, so that its response does not open a session.
      session.claim();
      try {
        await call({ method: 'DELETE', path: '/session', signal });
      } catch (error) {
        // It is not an error if the session has already ended.
        if (!(error instanceof AdapterError && error.failure === 'signed-out')) throw error;
      } finally {
        // The user is signed out on this device even if the back end does not answer.
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
