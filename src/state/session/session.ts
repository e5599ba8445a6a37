import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { isSignedOut } from '../../backend/adapterError';
import { aroundCalls } from '../../backend/aroundCalls';
import type { Cancel } from '../../services/clock';
import { forgetDoubts } from '../orders/forgetDoubts';
import type { WalletStore } from '../store/walletStore';
import type { Outside } from '../outside';
import type { Auth, SignedIn } from './auth';
import { authState } from './auth';

/** The wallets of a signed-in user. */
export interface OpenWallets {
  readonly store: StoreApi<WalletStore>;
  /** Follows prices, balances and histories until the returned function is called. */
  readonly follow: () => Cancel;
  /** Reads balances and histories again after a short pause, if they are followed. */
  readonly refresh: () => void;
  /** Whether an order is pending or in doubt. */
  readonly isUnsettled: () => boolean;
  /** Keeps the orders that are pending or in doubt for a reload of the page. */
  readonly keepDoubts: () => void;
}

/** The time from one sign-in to the next. `openWallets` fills it when the first page shows wallets. */
export interface Visit {
  /** Aborts the pending readings when the visit is over. */
  readonly reading: AbortController;
  wallets?: OpenWallets | Promise<OpenWallets>;
}

/** Who is signed in, and the wallets of the user. This module does not import the code of the wallets. */
export interface Session extends SignedIn {
  /** The user, and the actions of `useAuth`. */
  readonly auth: StoreApi<Auth>;
  readonly visit: () => Visit;
  /** Returns the wallets of the visit, or null if they are not open yet. */
  readonly wallets: () => OpenWallets | null;
  /** Call this to read the wallets again, after they could not be read. */
  renew(): void;
  /** The id of the user; null for an unknown user, whose orders are not kept. */
  userId(): string | null;
  /** Removes the orders that are kept for a reload. Call this if the user has signed out without `leave`. */
  forget(): void;
  /** Drops the wallets of all visits, because the wallets were replaced. Nothing of them stays in memory. */
  drop(): void;
  /** Called with the wallets of a visit when they open. */
  onOpen?: (wallets: OpenWallets) => void;
  /** Called when the user has signed out. */
  onLeave?: () => void;
}

const openOf = ({ wallets }: Visit) => (wallets instanceof Promise ? null : (wallets ?? null));

/**
 * Creates the session of a world. There is one visit at a time. A visit is kept for its user's next sign-in if the back
 * end has ended the session, or if the visit has an order that is pending or in doubt. The order then keeps its key and
 * its hold.
 */
export function createSession(world: Outside): Session {
  /** Removes the orders that are kept for a reload; all of them, or those of other users. */
  const forget = (ownId?: string) => {
    if (world.visit) forgetDoubts(world.visit, ownId);
  };
  const left = new Map<string, Visit>();
  const ends = new Set<() => void>();
  let userId = world.adapter.user?.id ?? null;
  let visit: Visit = { reading: new AbortController() };
  /** Replaced at each sign-in, so that pending calls from before it cannot end the new session. */
  let signedIn = { isOver: false };

  const leave = (hasEnded = false) => {
    const wallets = openOf(visit);
    if (userId !== null && wallets && (hasEnded || wallets.isUnsettled())) left.set(userId, visit);
    else visit.reading.abort();
    visit = { reading: new AbortController() };
  };

  /** Makes a call. Ends the session once if the call is rejected because the back end has ended it. */
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
