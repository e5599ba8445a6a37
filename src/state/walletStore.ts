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

/** The actions on the wallets. They never change, so that reading them renders nothing. */
export interface WalletActions extends OrderActions {
  /**
   * Has the back end create an empty wallet in a random colour, once for each key; the active wallet stays the same.
   * Undefined where the back end creates none.
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
  /** Reads the next, older page of the active wallet's history. Rejects where it cannot be read. */
  loadOlder(): Promise<void>;
  /** Takes over what the back end knows: prices, balances. A rule that finds nothing new returns the same state. */
  learn(rule: (state: WalletState) => WalletState): void;
}

/** The wallets as the interface sees them, with the actions beside them. */
export interface WalletStore {
  /** All wallets, in the order of creation. */
  readonly wallets: readonly Wallet[];
  /** The wallet that is shown and that orders are taken from. */
  readonly activeWallet: Wallet;
  /** The same and everything else as it is stored: plain data without repetition. */
  readonly data: WalletState;
  /** The market of this visit so far, oldest first, about one moment for each quarter of an hour. */
  readonly course: readonly MarketMoment[];
  /** Whether amounts are shown; a screen of a phone is seen by others, too. */
  readonly balanceVisible: boolean;
  readonly actions: WalletActions;
}

/** The store's part of the outside world. */
export interface WalletStoreServices {
  readonly adapter: WalletAdapter;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** The moment of the first balances and prices, ISO 8601. */
  readonly readAt: string;
  /** Called when an order was answered, or its call failed. */
  readonly onOrder?: () => void;
  /** Aborts when the session is over. */
  readonly signal?: AbortSignal;
}

const GRADIENTS = Object.fromEntries(
  WALLET_COLORS.map((name) => [name, gradientOf(name)]),
) as Readonly<Record<WalletColor, string>>;

/** The wallets as the interface shows them, with all that looks as before kept as it was. */
function shownOf(
  data: WalletState,
  before?: readonly Wallet[],
): Pick<WalletStore, 'wallets' | 'activeWallet'> {
  const wallets = walletsOf(data, GRADIENTS, before);
  const activeWallet = wallets.find(({ isActive }) => isActive);
  if (!activeWallet) throw new Error(`No wallet has the id ${data.activeWalletId}`);
  return { wallets, activeWallet };
}

/** Whether the wallets look different. */
function isShownAnew(before: WalletState, after: WalletState): boolean {
  return (
    before.wallets !== after.wallets ||
    before.market !== after.market ||
    before.activeWalletId !== after.activeWalletId
  );
}

/** How many older transactions are asked for at once: the most that a back end gives. */
const OLDER = 200;

/** Makes the store of one session. */
export function createWalletStore(
  initial: WalletState,
  { adapter, clock, random, log, readAt, onOrder = () => undefined, signal }: WalletStoreServices,
): StoreApi<WalletStore> {
  const now = () => new Date(clock.now()).toISOString();
  const { createWallet } = adapter;
  /** The colours of the wallets that were asked for, by their keys: a repetition is the same request. */
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
        ...(isShownAnew(dataBefore, data) ? shownOf(data, wallets) : {}),
      });
    }

    /** Keeps the new state that a rule answers with, or tells why it refuses. */
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
      learn: (rule) => {
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
