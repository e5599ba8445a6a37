import type { WalletAdapter } from '../backend/walletAdapter';
import type { User } from '../domain/user';
import type { Cancel } from '../services/clock';
import type { StoreApi } from 'zustand/vanilla';
import { watchSession } from './sessionEnd';
import type { WalletStore } from './walletStore';
import type { World } from './world';

/** The wallets of a signed-in user. */
export interface OpenWallets {
  readonly store: StoreApi<WalletStore>;
  /** Follows prices, balances and histories until the returned function is called. */
  readonly follow: () => Cancel;
  /** Reads balances and histories again soon, while they are followed. */
  readonly refresh: () => void;
  /** Whether an order is pending or in doubt. */
  readonly isUnsettled: () => boolean;
}

/** The state of a signed-in user. `openWallets` fills it when the first page shows wallets. */
export interface Session {
  /** Aborts the readings of the session when it is over. */
  readonly reading: AbortController;
  wallets?: OpenWallets | Promise<OpenWallets>;
}

/**
 * The user's session, its beginning and its end. The wallets load later, because public pages do not need their code.
 */
export interface Sessions {
  /** The world's adapter. It reports the end of the session. */
  readonly adapter: WalletAdapter;
  readonly current: () => Session;
  /** The wallets of the session if they are open; null before. */
  readonly wallets: () => OpenWallets | null;
  /** A user is signed in; null for an unknown one, whose orders are not kept. */
  enter(user: Pick<User, 'id'> | null): void;
  /** The user signs out, or the wallets have to be read again. */
  leave(): void;
  /** Calls a function when the back end has ended the session, until the returned function is called. */
  onEnd(run: () => void): Cancel;
}

const openOf = ({ wallets }: Session) => (wallets instanceof Promise ? null : (wallets ?? null));

/**
 * Keeps one session at a time. A session that the back end has ended, or with an order without an answer, is kept for
 * its user's next sign-in: an order in doubt keeps its key and its hold.
 */
function createSessions(world: World): Sessions {
  const { adapter, onEnd, begin } = watchSession(world.adapter);
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

  return {
    adapter,
    current: () => session,
    wallets: () => openOf(session),
    enter(user) {
      leave();
      begin();
      userId = user?.id ?? null;
      if (userId === null) return;
      session = left.get(userId) ?? session;
      left.delete(userId);
    },
    leave: () => {
      leave();
    },
    onEnd,
  };
}

const made = new WeakMap<World, Sessions>();

/** The sessions of a world, made on first use. They exist as long as the world. */
export function sessionsOf(world: World): Sessions {
  const known = made.get(world) ?? createSessions(world);
  made.set(world, known);
  return known;
}
