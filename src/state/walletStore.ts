import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { ChainId } from '../domain/currency/chain';
import type { CurrencyId } from '../domain/currency/currency';
import type { WalletState } from '../domain/ledger/ledger';
import { walletsOf } from '../domain/ledger/ledger';
import type { Result } from '../domain/result';
import { accept } from '../domain/result';
import type { Wallet, WalletColor, WalletType } from '../domain/ledger/wallet';
import { WALLET_COLORS } from '../domain/ledger/wallet';
import { chooseChain, chooseCurrency, switchWallet } from '../domain/ledger/wallets';
import type { CreateWalletRefusal, WalletAdapter } from '../backend/walletAdapter';
import type { Clock } from '../services/clock';
import type { Log } from '../services/log';
import type { Random } from '../services/random';
import { gradientOf } from '../theme/vars';
import type { MarketMoment } from './marketCourse';
import { recordMarket } from './marketCourse';
import type { OrderActions } from './orderActions';
import { createOrderActions } from './orderActions';
import { withNewWallet, withOlder } from './readLedger';

/** The actions on the wallets. They never change, so that using them causes no rendering. */
export interface WalletActions extends OrderActions {
  /**
   * Creates an empty wallet in a random colour in the back end, once for each key. The active wallet stays the same.
   * Undefined if the back end cannot create wallets.
   */
  readonly createWallet:
    | ((
        name: string,
        type: WalletType,
        idempotencyKey: string,
      ) => Promise<Result<null, CreateWalletRefusal>>)
    | undefined;
  switchWallet(walletId: string): void;
  chooseCurrency(currency: CurrencyId): void;
  chooseChain(chainId: ChainId): void;
  toggleBalance(): void;
  /** Reads the next, older page of the active wallet's history. Rejects if it cannot be read. */
  loadOlder(): Promise<void>;
  /** Applies prices or balances of the back end. A rule without a change returns the same state. */
  update(rule: (state: WalletState) => WalletState): void;
}

/** The wallets for the interface, with their actions. */
export interface WalletStore {
  /** All wallets, in the order of creation. */
  readonly wallets: readonly Wallet[];
  /** The wallet that is shown and that orders are taken from. */
  readonly activeWallet: Wallet;
  /** The stored state, as plain data. */
  readonly data: WalletState;
  /** The market during this visit, oldest first, with about one moment for each quarter of an hour. */
  readonly course: readonly MarketMoment[];
  /** Whether amounts are shown. The user can hide them from other people. */
  readonly balanceVisible: boolean;
  readonly actions: WalletActions;
}

/** The part of the outside world that the store uses. */
export interface WalletStoreServices {
  readonly adapter: WalletAdapter;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** The moment of the first balances and prices, ISO 8601. */
  readonly readAt: string;
  /** Called after an order was answered or its call failed. */
  readonly onOrder?: () => void;
  /** Aborts when the session is over. */
  readonly signal?: AbortSignal;
}

const GRADIENTS = Object.fromEntries(
  WALLET_COLORS.map((name) => [name, gradientOf(name)]),
) as Readonly<Record<WalletColor, string>>;

/** The wallets for the interface. Unchanged wallets stay the same objects. */
function shownOf(
  data: WalletState,
  before?: readonly Wallet[],
): Pick<WalletStore, 'wallets' | 'activeWallet'> {
  const wallets = walletsOf(data, GRADIENTS, before);
  const activeWallet = wallets.find(({ isActive }) => isActive);
  if (!activeWallet) throw new Error(`No wallet has the id ${data.activeWalletId}`);
  return { wallets, activeWallet };
}

/** Whether the wallets in the interface change. */
function isShownDifferently(before: WalletState, after: WalletState): boolean {
  return (
    before.wallets !== after.wallets ||
    before.market !== after.market ||
    before.activeWalletId !== after.activeWalletId
  );
}

/** The number of older transactions per request: the maximum of the back end's interface. */
const OLDER = 200;

/** Creates the store of a session. */
export function createWalletStore(
  initial: WalletState,
  { adapter, clock, random, log, readAt, onOrder = () => undefined, signal }: WalletStoreServices,
): StoreApi<WalletStore> {
  const now = () => new Date(clock.now()).toISOString();
  const { createWallet } = adapter;
  /** The random colour of each requested wallet, by idempotency key: a repeated request has to have the same colour. */
  const colors = new Map<string, WalletColor>();

  return createStore<WalletStore>((set, get) => {
    function keep(data: WalletState): void {
      const { data: dataBefore, wallets, course } = get();
      if (data === dataBefore) return;
      set({
        data,
        course:
          dataBefore.market === data.market
            ? course
            : recordMarket(course, { at: clock.now(), market: data.market }),
        ...(isShownDifferently(dataBefore, data) ? shownOf(data, wallets) : {}),
      });
    }

    /** Stores the new state of a rule, or returns its refusal. */
    function keepAccepted<Refusal>(result: Result<WalletState, Refusal>): Result<null, Refusal> {
      if (!result.ok) return result;
      keep(result.value);
      return accept(null);
    }

    const data = () => get().data;
    const orders = createOrderActions({ adapter, log, now, data, keep, onOrder });

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
          return accept(null);
        }),
      switchWallet: (walletId) => keepAccepted(switchWallet(get().data, walletId)),
      chooseCurrency: (currency) => keepAccepted(chooseCurrency(get().data, currency)),
      chooseChain: (chainId) => keepAccepted(chooseChain(get().data, chainId)),
      toggleBalance: () => {
        set((state) => ({ balanceVisible: !state.balanceVisible }));
      },
      loadOlder: async () => {
        const { activeWalletId: walletId, older } = data();
        const cursor = older?.[walletId];
        if (cursor === undefined) return;
        const options = signal && { signal };
        const page = await adapter.history({ walletId, cursor, limit: OLDER }, options);
        keep(withOlder(data(), walletId, cursor, page));
      },
      update: (rule) => {
        keep(rule(data()));
      },
    };
    return {
      data: initial,
      ...shownOf(initial),
      course: [{ at: Date.parse(readAt), market: initial.market }],
      balanceVisible: true,
      actions,
    };
  });
}
