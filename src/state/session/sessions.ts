import type { WalletAdapter } from '../../backend/walletAdapter';
import type { User } from '../../domain/user';
import type { Cancel } from '../../services/clock';
import type { StoreApi } from 'zustand/vanilla';
import { forgetDoubts } from '../orders/forgetDoubts';
import { watchSession } from './sessionEnd';
import type { WalletStore } from '../store/walletStore';
import type { World } from '../world';

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

/** The state of a signed-in user. `openWallets` fills it when the first page shows wallets. */
export interface Session {
  /** Aborts the pending readings when the session is over. */
  readonly reading: AbortController;
  wallets?: OpenWallets | Promise<OpenWallets>;
}

/**
 * Begins and ends the user's sessions. This module does not import the wallets, because public pages do not need their
 * code.
 */
export interface Sessions {
  /** The world's adapter, wrapped so that its calls report the end of the session to `onEnd`. */
  readonly adapter: WalletAdapter;
  readonly current: () => Session;
  /** Returns the wallets of the session, or null if they are not open yet. */
  readonly wallets: () => OpenWallets | null;
  /** Call this after a user has signed in. The orders of an unknown user, null, are not kept after the session. */
  enter(user: Pick<User, 'id'> | null): void;
  /** Call this after the user has signed out. */
  leave(): void;
  /** Call this to read the wallets again, after they could not be read. */
  renew(): void;
  /** The id of the session's user; null for an unknown user, whose orders are not kept. */
  userId(): string | null;
  /** Removes the orders that are kept for a reload. Call this if the user has signed out without `leave`. */
  forget(): void;
  /** Drops the wallets of all sessions, because the wallets were replaced. Nothing of them stays in memory. */
  drop(): void;
  /** Called with the wallets of a session when they open. */
  onOpen?: (wallets: OpenWallets) => void;
  /** Called when the user has signed out. */
  onLeave?: () => void;
  /** Calls a function when the back end has ended the session. The returned function unsubscribes. */
  onEnd(run: () => void): Cancel;
}

const openOf = ({ wallets }: Session) => (wallets instanceof Promise ? null : (wallets ?? null));

/**
 * There is one session at a time. A session is kept for its user's next sign-in if the back end has ended it, or if it
 * has an order that is pending or in doubt. The order then keeps its key and its hold.
 */
function createSessions(world: World): Sessions {
  const { adapter, onEnd, begin } = watchSession(world.adapter);
  /** Removes the orders that are kept for a reload; all of them, or those of other users. */
  const forget = (ownId?: string) => {
    if (world.visit) forgetDoubts(world.visit, ownId);
  };
  const left = new Map<string, Session>();
  let userId = world.adapter.user?.id ?? null;
  let session: Session = { reading: new AbortController() };

  const leave = (hasEnded = false) => {
    const wallets = openOf(session);
    if (userId !== null && wallets && (hasEnded || wallets.isUnsettled()))
      left.set(userId, session);
    else session.reading.abort();
    session = { reading: new AbortController() };
  };
  onEnd(() => {
    leave(true);
  });

  const sessions: Sessions = {
    adapter,
    current: () => session,
    wallets: () => openOf(session),
    enter(user) {
      leave();
      begin();
      userId = user?.id ?? null;
      forget(userId ?? undefined);
      if (userId === null) return;
      session = left.get(userId) ?? session;
      left.delete(userId);
      openOf(session)?.keepDoubts();
    },
    leave: () => {
      leave();
      forget();
      sessions.onLeave?.();
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
      session.reading.abort();
      session = { reading: new AbortController() };
    },
    onEnd,
  };
  return sessions;
}

const made = new WeakMap<World, Sessions>();

/** Returns the sessions of a world. They are made on first use and exist as long as the world. */
export function sessionsOf(world: World): Sessions {
  const known = made.get(world) ?? createSessions(world);
  made.set(world, known);
  return known;
}
