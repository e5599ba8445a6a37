import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { ChainId } from '../domain/currency/chain';
import type { CurrencyId, Market } from '../domain/currency/currency';
import type { WalletState } from '../domain/ledger/ledger';
import { walletsOf } from '../domain/ledger/ledger';
import type { PriceMoves } from '../domain/prices/market';
import { movePrices } from '../domain/prices/market';
import type { Result } from '../domain/result';
import { accept } from '../domain/result';
import type { Wallet, WalletColor, WalletType } from '../domain/ledger/wallet';
import { WALLET_COLORS } from '../domain/ledger/wallet';
import type { NewWalletRefusal } from '../domain/ledger/wallets';
import { chooseChain, chooseCurrency, createWallet, switchWallet } from '../domain/ledger/wallets';
import type { Clock } from '../services/clock';
import type { Log } from '../services/log';
import type { Payments } from '../services/payments';
import type { Learn } from '../services/priceFeed';
import type { Random } from '../services/random';
import { gradientOf } from '../theme/vars';
import type { MarketMoment } from '../domain/prices/marketCourse';
import { recordMarket } from '../domain/prices/marketCourse';
import type { OrderActions } from './orderActions';
import { createOrderActions } from './orderActions';

/** The actions on the wallets. They never change, so that reading them renders nothing. */
export interface WalletActions extends OrderActions {
  /** Adds an empty wallet in a random colour; the active wallet stays the same. */
  createWallet(name: string, type: WalletType): Result<null, NewWalletRefusal>;
  switchWallet(walletId: string): void;
  chooseCurrency(currency: CurrencyId): void;
  chooseChain(chainId: ChainId): void;
  toggleBalance(): void;
  /** Moves the market's prices by one step or by several. Readers are told once. */
  tick(steps: readonly PriceMoves[]): void;
  /** Takes over what a back end tells: prices, balances, older transactions. */
  readonly learn: Learn;
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
  readonly payments: Payments;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** The moment of the first market; now without it. */
  readonly began?: number;
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

/** The market after one step. A step that is refused moves nothing. */
function stepped({ currencies }: WalletState) {
  return (market: Market, moves: PriceMoves): Market => {
    const result = movePrices(currencies, market, moves);
    return result.ok ? result.value : market;
  };
}

/** Makes a store of its own for every app and every story. */
export function createWalletStore(
  initial: WalletState,
  { payments, clock, random, log, began = clock.now() }: WalletStoreServices,
): StoreApi<WalletStore> {
  const now = () => new Date(clock.now()).toISOString();

  return createStore<WalletStore>((set, get) => {
    function keep(data: WalletState): void {
      const { data: dataBefore, wallets, course } = get();
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

    const orders = createOrderActions({ payments, random, log, now, data: () => get().data, keep });

    const actions: WalletActions = {
      ...orders,
      createWallet: (name, type) => {
        const color = WALLET_COLORS[random.integer(0, WALLET_COLORS.length - 1)] ?? 'evergreen';
        // A wallet is never removed, so their number is new, also after the state was kept somewhere.
        const id = `wallet-${get().data.wallets.length + 1}`;
        return keepAccepted(createWallet(get().data, { id, name, type, color, createdAt: now() }));
      },
      switchWallet: (walletId) => keepAccepted(switchWallet(get().data, walletId)),
      chooseCurrency: (currency) => keepAccepted(chooseCurrency(get().data, currency)),
      chooseChain: (chainId) => keepAccepted(chooseChain(get().data, chainId)),
      toggleBalance: () => {
        set((state) => ({ balanceVisible: !state.balanceVisible }));
      },
      tick: (steps) => {
        const { data } = get();
        const market = steps.reduce(stepped(data), data.market);
        if (market !== data.market) keep({ ...data, market });
      },
      learn: (rule) => {
        keep(rule(get().data));
      },
    };
    return {
      data: initial,
      ...shownOf(initial),
      course: [{ at: began, market: initial.market }],
      balanceVisible: true,
      actions,
    };
  });
}
