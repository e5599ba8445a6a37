import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSignedOut } from '../../adapters/adapterError';
import { aroundCalls } from '../../adapters/aroundCalls';
import type { Cancel } from '../../services/clock';
import { forgetDoubts } from '../orders/forgetDoubts';
import type { WalletStore } from '../store/walletStore';
import type { Outside } from '../outside';
import { authState, type Auth, type SignedIn } from './auth';

/** The store of a signed-in user's wallets, and the functions that keep it up to date. */
export interface OpenWallets {
  readonly store: StoreApi<WalletStore>;
  /** Starts to read prices, balances and histories. The returned function stops it. */
  readonly follow: () => Cancel;
  /** Reads balances and histories again after a short pause. Does nothing if they are not followed. */
  readonly refresh: () => void;
  /** Returns whether an order is pending, or in doubt because its call failed without a response. */
  readonly isUnsettled: () => boolean;
  /** Stores pending orders and orders in doubt, so that they survive a reload of the page. */
  readonly keepDoubts: () => void;
}

/** The period between two changes of the user, by signing in or out, with the wallets that were opened in it. */
export interface Visit {
  /** Aborts pending requests for wallets when the visit ends. */
  readonly reading: AbortController;
  wallets?: OpenWallets | Promise<OpenWallets>;
}

/**
 * The user's session: who is signed in, and the opened wallets. This module does not import the code of the wallets, so
 * that public pages do not load it.
 */
export interface Session extends SignedIn {
  /** The Zustand store behind `useAuth`. */
  readonly auth: StoreApi<Auth>;
  readonly visit: () => Visit;
  /** Returns the signed-in user's wallets, or null if they are not loaded. */
  readonly wallets: () => OpenWallets | null;
  /** Drops the wallets after they could not be read, so that they are read again. */
  renew(): void;
  /** Returns the id of the user. It is null for an unknown user, whose orders do not survive a reload. */
  userId(): string | null;
  /** Removes pending orders from the session storage. Call this if the user has signed out without `leave`. */
  forget(): void;
  /** Drops the wallets of all users from memory, because other wallets have replaced them. */
  drop(): void;
  /** Called when the wallets have loaded. */
  onOpen?: (wallets: OpenWallets) => void;
  /** Called when the user has signed out. */
  onLeave?: () => void;
}

const openOf = ({ wallets }: Visit) => (wallets instanceof Promise ? null : (wallets ?? null));

/**
 * Creates the session of a world. There is one visit at a time. After a visit, its wallets stay in memory for the
 * user's next sign-in in two cases:
 *
 * - The back end has ended the session.
 * - An order is pending, or in doubt because its call failed without a response. The order keeps its idempotency key,
 *   and its amount remains reserved.
 */
export function createSession(world: Outside): Session {
  /** Removes the orders that are stored for a reload, except those of the user `ownId`. */
  const forget = (ownId?: string) => {
    if (world.visit) forgetDoubts(world.visit, ownId);
  };
  const left = new Map<string, Visit>();
  const ends = new Set<() => void>();
  let userId = world.adapter.user?.id ?? null;
  let visit: Visit = { reading: new AbortController() };
  /** Each sign-in replaces this object. A call that began before the sign-in therefore cannot end the new session. */
  let signedIn = { isOver: false };

  const leave = (hasEnded = false) => {
    const wallets = openOf(visit);
    if (userId !== null && wallets && (hasEnded || wallets.isUnsettled())) left.set(userId, visit);
    else visit.reading.abort();
    visit = { reading: new AbortController() };
  };

  /** Makes a call. If it rejects because the back end has ended the session, notifies the listeners once. */
  async function watched<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const its = signedIn;
    try {
      return await call();
    } catch (cause) {
      if (isSignedOut(cause) && its === signedIn && !its.isOver) {
        its.isOver = true;
        leave(true);
        for (const run of ends) run();
      }
      throw cause;
    }
  }

  const session: Omit<Session, 'auth'> = {
    adapter: aroundCalls(world.adapter, (_name, call) => watched(call)),
    visit: () => visit,
    wallets: () => openOf(visit),
    enter(user) {
      leave();
      signedIn = { isOver: false };
      userId = user?.id ?? null;
      forget(userId ?? undefined);
      if (userId === null) return;
      visit = left.get(userId) ?? visit;
      left.delete(userId);
      openOf(visit)?.keepDoubts();
    },
    leave: () => {
      leave();
      forget();
      session.onLeave?.();
    },
    renew: () => {
      leave();
    },
    userId: () => userId,
    forget: () => {
      forget();
    },
    drop() {
      left.clear();
      forget();
      visit.reading.abort();
      visit = { reading: new AbortController() };
    },
    onEnd(run) {
      ends.add(run);
      return () => {
        ends.delete(run);
      };
    },
  };
  return Object.assign(session, { auth: createStore(authState(session, world.log)) });
}
