import type { ReactNode } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WalletAdapter } from '../backend/walletAdapter';
import type { Clock } from '../services/clock';
import type { Log } from '../services/log';
import { NoticeProvider } from './NoticeProvider';
import { openWallets } from './openWallets';
import { isSignedOut } from './sessionEnd';
import { sessionsOf } from './sessions';
import type { Opening } from './walletsContext';
import { WalletsContext } from './walletsContext';
import type { World } from './world';
import { browserParts } from './world';
import { WorldContext } from './WorldContext';

export interface AdapterProviderProps {
  /** The back end. A later change of it has no effect. */
  adapter: WalletAdapter;
  /**
   * The id of the signed-in user; null while no user is signed in. Another user gets other wallets, and orders in doubt
   * are kept until their user signs in again. Without it, the adapter's session decides, and no order is kept after
   * that session has ended.
   */
  userId?: string | null | undefined;
  /** The time and timers; the device's by default. A test replaces it. */
  clock?: Clock | undefined;
  /** Receives failures that no component shows; the browser's console by default. */
  log?: Log | undefined;
  children?: ReactNode;
}

const LOADING: Opening = { status: 'loading' };
const SIGNED_OUT: Opening = { status: 'signed-out' };

/** No currency is needed: the wallets have those of the back end. */
const NEEDED = [] as const;

const openingAfter = (error: unknown): Opening =>
  isSignedOut(error) ? SIGNED_OUT : { status: 'error', error };

/** The wallets that can be shown without waiting. */
function firstOpening(world: World): Opening {
  if (!world.adapter.firstSheet?.()) return LOADING;
  try {
    const wallets = openWallets(world, NEEDED);
    return wallets instanceof Promise ? LOADING : { status: 'ready', wallets };
  } catch (error) {
    return openingAfter(error);
  }
}

/** How far the wallets are loaded, for a user and an attempt. */
interface Opened {
  readonly key: string;
  readonly opening: Opening;
}

const walletsOf = (opening: Opening) => (opening.status === 'ready' ? opening.wallets : null);

/** Whether the same wallets were already open, such as those of a first sheet. */
const isSame = (one: Opened, other: Opened) =>
  one.key === other.key &&
  walletsOf(one.opening) !== null &&
  walletsOf(one.opening) === walletsOf(other.opening);

/** Opens the wallets of the session, and again for another user or attempt. */
function useOpening(world: World, userId: string | null | undefined) {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${userId}`;
  const [last, setLast] = useState((): Opened => ({ key, opening: firstOpening(world) }));
  const opened = useRef(key);
  const isSignedIn = userId !== null;

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const sessions = sessionsOf(world);
    if (opened.current !== key) {
      opened.current = key;
      sessions.enter(userId === undefined ? null : { id: userId });
    }
    let isCurrent = true;
    const settle = (opening: Opening) => {
      if (isCurrent)
        setLast((before) => (isSame(before, { key, opening }) ? before : { key, opening }));
    };
    const open = async () => {
      try {
        settle({ status: 'ready', wallets: await openWallets(world, NEEDED) });
      } catch (error) {
        settle(openingAfter(error));
      }
    };
    void open();
    const stop = sessions.onEnd(() => {
      settle(SIGNED_OUT);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [world, userId, isSignedIn, key]);

  const current = last.key === key ? last.opening : LOADING;
  const opening = isSignedIn ? current : SIGNED_OUT;
  const retry = useCallback(() => {
    if (opening.status === 'ready') opening.wallets.refresh();
    else if (opening !== LOADING) setAttempt((before) => before + 1);
  }, [opening]);
  return useMemo(() => ({ opening, retry }), [opening, retry]);
}

/**
 * Connects the hooks to a back end: `useWallet`, `useHistory`, `usePayment`, `useQuote`, `usePrices` and `useNotice`.
 * It reads the wallets, follows their prices and balances while it is mounted, and keeps the key of each payment until
 * its outcome is known. Put one around the whole app: its state is lost when it unmounts.
 */
export function AdapterProvider({ adapter, userId, clock, log, children }: AdapterProviderProps) {
  const [world] = useState((): World => {
    const made = { ...browserParts, adapter, ...(clock && { clock }), ...(log && { log }) };
    if (userId !== undefined && userId !== null) sessionsOf(made).enter({ id: userId });
    return made;
  });
  const provided = useOpening(world, userId);
  const wallets = walletsOf(provided.opening);
  useLayoutEffect(() => wallets?.follow(), [wallets]);
  return (
    <WorldContext value={world}>
      <NoticeProvider clock={world.clock}>
        <WalletsContext value={provided}>{children}</WalletsContext>
      </NoticeProvider>
    </WorldContext>
  );
}
