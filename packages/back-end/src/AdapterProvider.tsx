import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { WalletAdapter } from '#src/adapters/walletAdapter';
import type { Clock } from '#src/services/clock';
import type { Log } from '#src/services/log';
import { NoticeProvider } from '#src/state/NoticeProvider';
import { openWallets } from '#src/state/wallets/openWallets';
import { isSignedOut } from '#src/adapters/adapterError';
import { WalletsContext, type Opening } from '#src/state/wallets/walletsContext';
import { visitMarks } from '#src/state/storage/browserMarks';
import { createWorld, type World } from '#src/state/world';
import { browserParts } from '#src/state/outside';
import { WorldContext } from '#src/state/WorldContext';

export interface AdapterProviderProps {
  /** The back end. It is read only once: a later change of this prop has no effect. */
  adapter: WalletAdapter;
  /**
   * The id of the signed-in user; null while no user is signed in.
   *
   * - When the id changes, the wallets are read again.
   * - Orders without a response are kept until the same user signs in again.
   * - If the prop is omitted, the session of the adapter is used. The end of a session then removes these orders.
   */
  userId?: string | null | undefined;
  /** The time and the timers, which tests replace. Default: the device's clock. */
  clock?: Clock | undefined;
  /** Receives failures that no component shows. Default: the browser's console. */
  log?: Log | undefined;
  children?: ReactNode;
}

const LOADING: Opening = { status: 'loading' };
const SIGNED_OUT: Opening = { status: 'signed-out' };

/** The currencies that a back end must have. The list is empty, because an app can have any currencies. */
const NEEDED = [] as const;

const openingAfter = (error: unknown): Opening =>
  isSignedOut(error) ? SIGNED_OUT : { status: 'error', error };

/** Returns the initial state: ready if the adapter can return the wallets synchronously, otherwise loading. */
function firstOpening(world: World): Opening {
  if (!world.adapter.firstSheet?.()) return LOADING;
  try {
    const wallets = openWallets(world, NEEDED);
    return wallets instanceof Promise ? LOADING : { status: 'ready', wallets };
  } catch (error) {
    return openingAfter(error);
  }
}

/** The loading state of the wallets. `key` changes with the user and with each retry. */
interface Opened {
  readonly key: string;
  readonly opening: Opening;
}

const walletsOf = (opening: Opening) => (opening.status === 'ready' ? opening.wallets : null);

/**
 * Returns whether two states have the same key and contain the same loaded wallets. The second state then causes no
 * render.
 */
const isSame = (one: Opened, other: Opened) =>
  one.key === other.key &&
  walletsOf(one.opening) !== null &&
  walletsOf(one.opening) === walletsOf(other.opening);

/**
 * Loads the wallets of the signed-in user. Loads them again when the user changes, and when `retry` is called after a
 * failure.
 */
function useOpening(world: World, userId: string | null | undefined) {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${userId}`;
  const [last, setLast] = useState((): Opened => ({ key, opening: firstOpening(world) }));
  const opened = useRef(key);
  const isSignedIn = userId !== null;
  const lastUser = useRef(userId);

  useEffect(() => {
    const hasSignedOut = userId === null && typeof lastUser.current === 'string';
    lastUser.current = userId;
    if (hasSignedOut) world.session.forget();
  }, [world, userId]);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const sessions = world.session;
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
 * The provider reads the wallets, updates their prices and balances while it is mounted, and keeps the idempotency key
 * of each payment until the outcome is known. Render one provider around the whole app, because its state is lost when
 * it unmounts.
 */
export function AdapterProvider({ adapter, userId, clock, log, children }: AdapterProviderProps) {
  const [world] = useState((): World => {
    const made = createWorld({
      ...browserParts,
      adapter,
      // Orders are stored for a reload only if the app passes a user id, which shows whose orders they are.
      ...(userId !== undefined && { visit: visitMarks }),
      ...(clock && { clock }),
      ...(log && { log }),
    });
    if (userId !== undefined && userId !== null) made.session.enter({ id: userId });
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
