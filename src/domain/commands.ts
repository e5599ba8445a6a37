import type { ChainId } from './chain';
import { CHAINS } from './chain';
import type { CurrencyId, Quote } from './currency';
import { CURRENCIES, CURRENCY_LIST } from './currency';
import type { Order, OrderRefusal, WalletState } from './ledger';
import { cancelOrder, placeOrder, settleOrder } from './ledger';
import { add, multiply, round, scaled } from './money';
import type { Result } from './result';
import { accept, refuse } from './result';
import { checkText, isBlank } from './text';
import type { WalletColor, WalletType } from './wallet';
import { NO_BALANCES } from './wallet';

/**
 * One price move as whole numbers, so that chance never enters as a binary fraction.
 * `price` is in thousandths of a percent, `change` in ten-thousandths of a percentage point.
 */
export interface PriceMove {
  readonly price: number;
  readonly change: number;
}

/** The largest move of one tick: 5 percent of the price, 0.25 points of the 24-hour change. */
export const LARGEST_MOVE: PriceMove = { price: 5_000, change: 2_500 };

/** A move for every crypto currency. */
export type PriceMoves = Readonly<Partial<Record<CurrencyId, PriceMove>>>;

/** Everything that can happen to the wallets, as data. */
export type Command =
  | { readonly type: 'place'; readonly id: string; readonly order: Order }
  | { readonly type: 'settle'; readonly id: string; readonly at: string }
  | { readonly type: 'cancel'; readonly id: string }
  | {
      readonly type: 'create-wallet';
      readonly id: string;
      readonly name: string;
      readonly walletType: WalletType;
      readonly color: WalletColor;
      readonly at: string;
    }
  | { readonly type: 'switch-wallet'; readonly walletId: string }
  | { readonly type: 'choose-currency'; readonly currency: CurrencyId }
  | { readonly type: 'choose-chain'; readonly chainId: ChainId }
  | { readonly type: 'tick'; readonly moves: PriceMoves };

/** Why a command is refused. */
export type CommandRefusal =
  | OrderRefusal
  | { readonly kind: 'no-name' }
  | { readonly kind: 'unknown-wallet' }
  | { readonly kind: 'unknown-currency' }
  | { readonly kind: 'unknown-chain' }
  | { readonly kind: 'move-too-large' };

type Handler<Type extends Command['type']> = (
  state: WalletState,
  command: Extract<Command, { type: Type }>,
) => Result<WalletState, CommandRefusal>;

const HANDLERS: { readonly [Type in Command['type']]: Handler<Type> } = {
  place: (state, { id, order }) => placeOrder(state, id, order),
  settle: (state, { id, at }) => accept(settleOrder(state, id, at)),
  cancel: (state, { id }) => accept(cancelOrder(state, id)),
  'create-wallet': createWallet,
  'switch-wallet': (state, { walletId }) =>
    state.wallets.some((wallet) => wallet.id === walletId)
      ? accept({ ...state, activeWalletId: walletId })
      : refuse({ kind: 'unknown-wallet' }),
  'choose-currency': (state, { currency }) =>
    Object.hasOwn(CURRENCIES, currency)
      ? accept({ ...state, primaryCurrency: currency })
      : refuse({ kind: 'unknown-currency' }),
  'choose-chain': (state, { chainId }) =>
    Object.hasOwn(CHAINS, chainId)
      ? accept({ ...state, chainId })
      : refuse({ kind: 'unknown-chain' }),
  tick,
};

/** The one way in which the wallets change: a new state, or a refusal and the old one stays. */
export function apply(state: WalletState, command: Command): Result<WalletState, CommandRefusal> {
  const handler = HANDLERS[command.type] as Handler<Command['type']>;
  return handler(state, command);
}

/** A new wallet is empty, has no history, and does not become the active one. */
function createWallet(
  state: WalletState,
  { id, name, walletType, color, at }: Extract<Command, { type: 'create-wallet' }>,
): Result<WalletState, CommandRefusal> {
  if (isBlank(name)) return refuse({ kind: 'no-name' });
  const checked = checkText(name, 'walletName');
  if (!checked.ok) return checked;
  if (state.wallets.some((wallet) => wallet.id === id)) return refuse({ kind: 'duplicate' });
  const wallet = {
    id,
    name: checked.value,
    type: walletType,
    color,
    createdAt: at,
    balances: NO_BALANCES,
    transactions: [],
  };
  return accept({ ...state, wallets: [...state.wallets, wallet] });
}

/** Decimals of a price: enough for the smallest coin, few enough not to grow with every tick. */
const PRICE_DECIMALS = 8;

/**
 * Moves a quote. The new price is rounded towards the old one, so that a step never exceeds its
 * bound and no fall ever ends at zero.
 */
function moved(quote: Quote, move: PriceMove): Quote {
  const factor = add('1', scaled(move.price, 5));
  return {
    price: round(multiply(quote.price, factor), PRICE_DECIMALS, move.price < 0 ? 'up' : 'down'),
    change24h: add(quote.change24h, scaled(move.change, 4)),
  };
}

function isWithinBounds({ price, change }: PriceMove): boolean {
  return (
    Number.isInteger(price) &&
    Number.isInteger(change) &&
    Math.abs(price) <= LARGEST_MOVE.price &&
    Math.abs(change) <= LARGEST_MOVE.change
  );
}

/** Moves the prices of crypto currencies once, for all wallets; fiat prices stand still. */
function tick(
  state: WalletState,
  { moves }: Extract<Command, { type: 'tick' }>,
): Result<WalletState, CommandRefusal> {
  const market = { ...state.market };
  for (const { id, type } of CURRENCY_LIST) {
    const move = type === 'crypto' ? moves[id] : undefined;
    if (!move) continue;
    if (!isWithinBounds(move)) return refuse({ kind: 'move-too-large' });
    market[id] = moved(market[id], move);
  }
  return accept({ ...state, market });
}
