import type { AdapterRefusal, Receipt, WalletAdapter } from '../adapter/walletAdapter';
import type { Result } from '../domain/result';
import { accept } from '../domain/result';
import type { Credentials, User } from '../domain/user';
import { DEMO_CREDENTIALS } from '../domain/user';
import type { Authentication } from './authentication';
import type { BackEnd } from './backEnd';
import { createBackEndFeed } from './backEndFeed';
import { settleByReceipt, withOlder } from './backEndLedger';
import { readWallets } from './backEndWallets';
import type { Log } from './log';
import type { Carried, Payments } from './payments';
import type { WalletServices } from './walletServices';
import type { World, WorldOptions } from './world';
import { createWorld } from './world';

/** The parts of a world that are not the back end's. A part that is left out is the real thing. */
export type AdapterWorldOptions = Pick<WorldOptions, 'clock' | 'random' | 'device' | 'log'>;

/** How many older transactions are asked for at once: the most that a back end gives. */
const OLDER = 200;

/** The ways in and out. An adapter knows one of them, so the others say no. */
function authenticationBy(adapter: WalletAdapter, log: Log, forget: () => void): Authentication {
  const signIn = async (credentials: Credentials): Promise<User | null> => {
    const answer = await adapter.signIn(credentials);
    if (!answer.ok) {
      if (answer.refusal.kind === 'wrong-credentials') return null;
      // The pair may be right, so it must not be called wrong.
      log.warn('Signing in was refused', answer.refusal.text);
      throw new Error(answer.refusal.text);
    }
    forget();
    return answer.value;
  };
  return {
    signIn,
    signUp: () => Promise.resolve(null),
    signInWithBiometrics: () => Promise.resolve(null),
    signInAsDemo: () => signIn(DEMO_CREDENTIALS),
    signOut: () => {
      forget();
      return adapter.signOut();
    },
  };
}

/** Carries orders out at the back end, and tells which are uncertain and that one was settled. */
function paymentsBy(
  adapter: WalletAdapter,
  uncertain: Set<string>,
  onSettled: () => void,
): Payments {
  async function carry(
    key: string,
    call: () => Promise<Result<Receipt, AdapterRefusal>>,
  ): Promise<Carried> {
    // Until it is answered; a call that rejects leaves it so.
    uncertain.add(key);
    const answer = await call();
    if (!answer.ok) {
      if (answer.refusal.kind !== 'message' || answer.refusal.retry !== true) uncertain.delete(key);
      return answer;
    }
    uncertain.delete(key);
    onSettled();
    return accept((state, id, at) => settleByReceipt(state, id, at, answer.value));
  }
  return {
    send: ({ kind: _kind, ...order }, { walletId, idempotencyKey }) =>
      carry(idempotencyKey, () => adapter.send({ ...order, walletId }, { idempotencyKey })),
    exchange: ({ kind: _kind, ...order }, { walletId, idempotencyKey }) =>
      carry(idempotencyKey, () => adapter.exchange({ ...order, walletId }, { idempotencyKey })),
  };
}

/**
 * Makes a world whose session, wallets, payments and prices are a back end's. Nobody is signed in at the
 * start. Device, clock and contacts are as in `createWorld`. New accounts, biometrics and new wallets
 * are no business of an adapter, and are refused.
 */
export function worldOf(adapter: WalletAdapter, options: AdapterWorldOptions = {}): World {
  const world = createWorld({ ...options, user: null, delays: 'none' });
  const { clock, log } = world;
  let session = new AbortController();
  let loading: Promise<WalletServices> | null = null;

  async function load({ signal }: AbortController): Promise<WalletServices> {
    const { wallets, at } = await readWallets(adapter, log, signal);
    const uncertain = new Set<string>();
    const isUncertain = () => uncertain.size > 0;
    const priceFeed = createBackEndFeed({ adapter, clock, log, at, isUncertain });
    return { wallets, priceFeed, payments: paymentsBy(adapter, uncertain, priceFeed.checkSoon) };
  }
  const forgetWallets = () => {
    session.abort();
    session = new AbortController();
    loading = null;
  };
  const backEnd: BackEnd = {
    loadWallets: () => (loading ??= load(session)),
    forgetWallets,
    loadOlder: async (walletId, cursor) => {
      const { signal } = session;
      const page = await adapter.history({ walletId, cursor, limit: OLDER }, { signal });
      return (state) => withOlder(state, walletId, cursor, page);
    },
    quote: (request, call) => adapter.quote(request, call),
  };
  return { ...world, authentication: authenticationBy(adapter, log, forgetWallets), backEnd };
}
