import type { AdapterRefusal, Receipt, WalletAdapter } from '../backend/walletAdapter';
import type { Result } from '../domain/result';
import { accept, refuse } from '../domain/result';
import type { Credentials, User } from '../domain/user';
import { DEMO_CREDENTIALS } from '../domain/user';
import type { Authentication } from './authentication';
import type { BackEnd } from './backEnd';
import type { BackEndFeed } from './backEndFeed';
import { createBackEndFeed } from './backEndFeed';
import { settleByReceipt, withOlder } from './backEndLedger';
import { readWallets } from './backEndWallets';
import type { Log } from './log';
import type { Carried, Payments } from './payments';
import type { WatchedAdapter } from './sessionEnd';
import { isSignedOut, watchSession } from './sessionEnd';
import type { WalletServices } from './walletServices';
import type { World, WorldOptions } from './world';
import { createWorld } from './world';

/** The parts of a world that are not the back end's. A part that is left out is the real thing. */
export type AdapterWorldOptions = Pick<WorldOptions, 'clock' | 'random' | 'device' | 'log'>;

/** How many older transactions are asked for at once: the most that a back end gives. */
const OLDER = 200;

/** The ways in and out. An adapter knows one of them, so the others say no. */
function authenticationBy(
  { adapter, onEnd }: WatchedAdapter,
  log: Log,
  { enter, leave }: Sessions,
): Authentication {
  const signIn = async (credentials: Credentials): Promise<User | null> => {
    const answer = await adapter.signIn(credentials);
    if (!answer.ok) {
      if (answer.refusal.kind === 'wrong-credentials') return null;
      // The pair may be right, so it must not be called wrong.
      log.warn('Signing in was refused', answer.refusal.text);
      throw new Error(answer.refusal.text);
    }
    enter(answer.value);
    return answer.value;
  };
  return {
    signIn,
    signUp: () => Promise.resolve(null),
    signInWithBiometrics: () => Promise.resolve(null),
    signInAsDemo: () => signIn(DEMO_CREDENTIALS),
    signOut: () => {
      leave();
      return adapter.signOut();
    },
    onEnd,
  };
}

/** The orders of one session at the back end. */
function paymentsBy(
  adapter: WalletAdapter,
  log: Log,
  pending: Set<string>,
  onAnswer: () => void,
): Payments {
  const report = (fields: readonly string[]) => {
    log.warn('A receipt contradicts its order', fields);
  };
  async function carry(
    key: string,
    call: () => Promise<Result<Receipt, AdapterRefusal>>,
  ): Promise<Carried> {
    pending.add(key);
    try {
      const answer = await call();
      return answer.ok
        ? accept((state, id, at) => settleByReceipt(state, id, at, answer.value, report))
        : answer;
    } catch (cause) {
      if (isSignedOut(cause)) return refuse({ kind: 'signed-out' });
      throw cause;
    } finally {
      pending.delete(key);
      onAnswer();
    }
  }
  return {
    send: ({ kind: _kind, ...order }, { walletId, idempotencyKey }) =>
      carry(idempotencyKey, () => adapter.send({ ...order, walletId }, { idempotencyKey })),
    exchange: ({ kind: _kind, ...order }, { walletId, idempotencyKey }) =>
      carry(idempotencyKey, () => adapter.exchange({ ...order, walletId }, { idempotencyKey })),
  };
}

/** The wallets of one user, from the sign-in on. */
interface Session {
  readonly reading: AbortController;
  wallets?: Promise<WalletServices>;
  feed?: BackEndFeed;
}

/** Which session's wallets are shown. */
interface Sessions {
  readonly current: () => Session;
  /** A user is signed in. */
  readonly enter: (user: User) => void;
  /** The user signs out, or has the wallets read again. */
  readonly leave: () => void;
}

/**
 * Keeps one session at a time. One that the other side has ended, or that has an order without an answer, is kept
 * for its user's next sign-in: an order in doubt keeps its key and its hold.
 */
function createSessions({ onEnd, begin }: WatchedAdapter): Sessions {
  const left = new Map<string, Session>();
  let userId: string | null = null;
  let session: Session = { reading: new AbortController() };
  const leave = (hasEnded = false) => {
    const { feed } = session;
    if (userId !== null && feed && (hasEnded || feed.isUnsettled())) left.set(userId, session);
    else session.reading.abort();
    session = { reading: new AbortController() };
  };
  onEnd(() => {
    leave(true);
  });
  return {
    current: () => session,
    enter({ id }) {
      leave();
      begin();
      userId = id;
      session = left.get(id) ?? session;
      left.delete(id);
    },
    leave: () => {
      leave();
    },
  };
}

/**
 * Makes a world whose session, wallets, payments and prices are a back end's. Nobody is signed in at the
 * start. Device, clock and contacts are as in `createWorld`. New accounts, biometrics and new wallets
 * are no business of an adapter, and are refused.
 */
export function worldOf(given: WalletAdapter, options: AdapterWorldOptions = {}): World {
  const world = createWorld({ ...options, user: null, delays: 'none' });
  const watched = watchSession(given);
  const { adapter } = watched;
  const { clock, device, log } = world;
  const sessions = createSessions(watched);

  async function load(session: Session): Promise<WalletServices> {
    const { wallets, at } = await readWallets(adapter, log, session.reading.signal);
    const pending = new Set<string>();
    const isBusy = () => pending.size > 0;
    const priceFeed = createBackEndFeed({ adapter, clock, device, log, at, isBusy });
    session.feed = priceFeed;
    return { wallets, priceFeed, payments: paymentsBy(adapter, log, pending, priceFeed.checkSoon) };
  }
  const backEnd: BackEnd = {
    loadWallets: () => {
      const session = sessions.current();
      return (session.wallets ??= load(session));
    },
    forgetWallets: sessions.leave,
    loadOlder: async (walletId, cursor) => {
      const { signal } = sessions.current().reading;
      const page = await adapter.history({ walletId, cursor, limit: OLDER }, { signal });
      return (state) => withOlder(state, walletId, cursor, page);
    },
    quote: (request, call) => adapter.quote(request, call),
  };
  return { ...world, authentication: authenticationBy(watched, log, sessions), backEnd };
}
