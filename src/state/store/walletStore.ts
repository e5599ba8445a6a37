import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChainId } from '../../domain/currency/chain';
import type { CurrencyId } from '../../domain/currency/currency';
import { walletsOf, type SubmitRefusal, type WalletState } from '../../domain/ledger/ledger';
import { courseFrom, recordMarket, type MarketCourse } from '../../domain/prices/marketCourse';
import { accept, type Result } from '../../domain/result';
import {
  WALLET_COLORS,
  type Wallet,
  type WalletColor,
  type WalletType,
} from '../../domain/ledger/wallet';
import { chooseChain, chooseCurrency, switchWallet } from '../../domain/ledger/wallets';
import type { CreateWalletRefusal, WalletAdapter } from '../../adapters/walletAdapter';
import type { Clock } from '../../services/clock';
import type { Log } from '../../services/log';
import type { Random } from '../../services/random';
import { gradientOf } from '../../theme/vars';
import { createOrderActions, type OrderActions } from '../orders/orderActions';
import { outcomesOf, type OrderOutcome } from '../orders/outcomes';
import { withNewWallet, withOlder } from '../live/mergeReading';

/** The actions of the wallet store. The object never changes, so reading it causes no re-render. */
export interface WalletActions extends OrderActions {
  /**
   * Creates an empty wallet with a random colour in the back end, once for each idempotency key. Resolves with the id
   * of the wallet. The active wallet does not change. Undefined if the back end cannot create wallets.
   */
  readonly createWallet:
    | ((
        name: string,
        type: WalletType,
        idempotencyKey: string,
      ) => Promise<Result<string, CreateWalletRefusal>>)
    | undefined;
  switchWallet(walletId: string): void;
  chooseCurrency(currency: CurrencyId): void;
  chooseChain(chainId: ChainId): void;
  toggleBalance(): void;
  /**
   * Returns the outcomes of orders that were not returned before, oldest first. `useOutcomes` calls this function, and
   * describes which orders have an outcome.
   */
  takeOutcomes(): readonly OrderOutcome[];
  /**
   * Reads the next older page of the active wallet's history, or the newest page if none is loaded. Rejects if the page
   * cannot be read.
   */
  loadOlder(): Promise<void>;
  /**
   * Replaces the state by the result of `rule`, for example to merge new prices. If nothing changes, `rule` must return
   * the same object.
   */
  update(rule: (state: WalletState) => WalletState): void;
}

/** The state of the Zustand store of the wallets. Components read it with `useWallet` and the selectors. */
export interface WalletStore {
  /** All wallets, in the order of creation. */
  readonly wallets: readonly Wallet[];
  /** The wallet that the user sees and pays from. */
  readonly activeWallet: Wallet;
  /** The state of the wallets as plain data. The properties above are derived from it. */
  readonly data: WalletState;
  /** The prices since the wallets were loaded. */
  readonly course: MarketCourse;
  /**
   * The errors of reading the newest page of each history, by wallet id. An error is removed when the page is read
   * again.
   */
  readonly unreadErrors: Readonly<Record<string, unknown>>;
  /** The outcomes that `takeOutcomes` returns next. */
  readonly outcomes: readonly OrderOutcome[];
  /** The keys of the orders that were in doubt (without a response) and turned out to be made, oldest first. */
  readonly confirmed: readonly string[];
  /** Whether amounts are shown. The user can hide them, so that other people cannot read them. */
  readonly balanceVisible: boolean;
  readonly actions: WalletActions;
}

/** The services that the store uses, which tests replace. */
export interface WalletStoreServices {
  readonly adapter: WalletAdapter;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** The time of the first balances and prices, ISO 8601. */
  readonly readAt: string;
  /** Called after the call of an order has ended, successfully or not. */
  readonly onOrder?: () => void;
  /** Aborts pending requests when the session has ended. */
  readonly signal?: AbortSignal;
}

const GRADIENTS = Object.fromEntries(
  WALLET_COLORS.map((name) => [name, gradientOf(name)]),
) as Readonly<Record<WalletColor, string>>;

/** Derives the wallets for the interface from the state. An unchanged wallet is the same object as in `before`. */
function shownOf(
  data: WalletState,
  before?: readonly Wallet[],
): Pick<WalletStore, 'wallets' | 'activeWallet'> {
  const wallets = walletsOf(data, GRADIENTS, before);
  const activeWallet = wallets.find(({ isActive }) => isActive);
  if (!activeWallet) throw new Error(`No wallet has the id ${data.activeWalletId}`);
  return { wallets, activeWallet };
}

/** Returns whether the wallets for the interface must be derived again. */
function isShownDifferently(before: WalletState, after: WalletState): boolean {
  return (
    before.wallets !== after.wallets ||
    before.market !== after.market ||
    before.activeWalletId !== after.activeWalletId
  );
}

/** The maximum number of outcomes that wait for `takeOutcomes`. */
const MOST_OUTCOMES = 10;

/**
 * Adds the outcomes of orders. An order that is refused at its first call is not added, because its form shows the
 * reason.
 */
function withOutcomes(
  { outcomes, confirmed }: WalletStore,
  more: readonly OrderOutcome[],
): Partial<WalletStore> {
  const told = more.filter(({ isMade, wasInDoubt }) => isMade || wasInDoubt);
  if (told.length === 0) return {};
  const made = told.filter(({ isMade, wasInDoubt }) => isMade && wasInDoubt);
  return {
    outcomes: [...outcomes, ...told].slice(-MOST_OUTCOMES),
    confirmed: [...confirmed, ...made.map(({ id }) => id)],
  };
}

/** The number of older transactions per request. The interface of a back end allows at most 200. */
const OLDER = 200;

/** Creates the Zustand store of the wallets. */
export function createWalletStore(
  initial: WalletState,
  { adapter, clock, random, log, readAt, onOrder = () => undefined, signal }: WalletStoreServices,
): StoreApi<WalletStore> {
  const createWallet = adapter.createWallet?.bind(adapter);
  /**
   * The random colour of each requested wallet, by idempotency key. A repeated request must have the same colour,
   * because the back end would refuse another colour as a different wallet.
   */
  const colors = new Map<string, WalletColor>();

  return createStore<WalletStore>((set, get) => {
    function keep(data: WalletState, refusal?: SubmitRefusal): void {
      const { data: dataBefore, wallets, course } = get();
      if (data === dataBefore) return;
      set({
        data,
        ...withOutcomes(get(), outcomesOf(dataBefore, data, refusal)),
        course:
          dataBefore.market === data.market
            ? course
            : recordMarket(course, { at: clock.now(), market: data.market }),
        ...(isShownDifferently(dataBefore, data) ? shownOf(data, wallets) : {}),
      });
    }

    /** Stores the state of an accepted result, or returns the refusal. */
    function keepAccepted<Refusal>(result: Result<WalletState, Refusal>): Result<null, Refusal> {
      if (!result.ok) return result;
      keep(result.value);
      return accept(null);
    }

    const data = () => get().data;
    const orders = createOrderActions({ adapter, log, clock, data, keep, onOrder });

    const actions: WalletActions = {
      ...orders,
      createWallet:
        createWallet &&
        (async (name, type, idempotencyKey) => {
          const color =
            colors.get(idempotencyKey) ??
            WALLET_COLORS[random.integer(0, WALLET_COLORS.length - 1)] ??
            'evergreen';
          colors.set(idempotencyKey, color);
          const wallet = { name, type, color };
          const answer = await createWallet(wallet, { idempotencyKey });
          if (!answer.ok) return answer;
          keep(withNewWallet(data(), answer.value));
          return accept(answer.value.id);
        }),
      switchWallet: (walletId) => keepAccepted(switchWallet(get().data, walletId)),
      chooseCurrency: (currency) => keepAccepted(chooseCurrency(get().data, currency)),
      chooseChain: (chainId) => keepAccepted(chooseChain(get().data, chainId)),
      toggleBalance: () => {
        set((state) => ({ balanceVisible: !state.balanceVisible }));
      },
      takeOutcomes: () => {
        const { outcomes } = get();
        if (outcomes.length > 0) set({ outcomes: [] });
        return outcomes;
      },
      loadOlder: async () => {
        const { activeWalletId: walletId, older } = data();
        const cursor = older?.[walletId];
        if (cursor === undefined) return;
        const { [walletId]: _past, ...unreadErrors } = get().unreadErrors;
        set({ unreadErrors });
        try {
          const query = cursor === null ? { walletId } : { walletId, cursor, limit: OLDER };
          keep(
            withOlder(data(), walletId, cursor, await adapter.history(query, signal && { signal })),
          );
        } catch (cause) {
          if (cursor === null) set({ unreadErrors: { ...get().unreadErrors, [walletId]: cause } });
          throw cause;
        }
      },
      update: (rule) => {
        keep(rule(data()));
      },
    };
    return {
      data: initial,
      ...shownOf(initial),
      course: courseFrom({ at: Date.parse(readAt), market: initial.market }),
      unreadErrors: {},
      outcomes: [],
      confirmed: [],
      balanceVisible: true,
      actions,
    };
  });
}
