import type { AmountRefusal } from '../money/amountRules';
import { checkDecimals, checkSize } from '../money/amountRules';
import type { Challenge, ChallengeCancelled, NotConfirmed } from '../challenge';
import type { CallRefusal } from './call';
import type { Chain, ChainId } from '../currency/chain';
import type { CurrencyId, CurrencyInfo, Market } from '../currency/currency';
import { currencyOf } from '../currency/currency';
import type { Decimal } from '../money/money';
import { add, compare, decimalsOf, isPositive, subtract, sum, ZERO } from '../money/money';
import type { Result } from '../result';
import { accept, refuse } from '../result';
import type { TextRefusal } from '../text/text';
import { checkText, isBlank } from '../text/text';
import type { Wallet, WalletColor, WalletRecord } from './wallet';
import { currenciesOf } from './wallet';

/** An order to send money out of the active wallet. */
export interface SendOrder {
  readonly kind: 'send';
  /** An e-mail or wallet address: any visible text. */
  readonly recipient: string;
  readonly amount: Decimal;
  readonly currency: CurrencyId;
  /**
   * Without a visible description the transaction's description is "Sent to" and the recipient. Your server fills that
   * in, or `defaultDescription` of `florin/domain/transaction` does, and adds `made: 'sent'`, so that each reader sees
   * it in their language. `SendForm` leaves it as typed.
   */
  readonly description?: string;
  /** The id of the preparation whose terms the user has accepted, for the back end that prepared the payment. */
  readonly preparationId?: string;
}

/** An order to exchange money inside the active wallet. */
export interface ExchangeOrder {
  readonly kind: 'exchange';
  readonly from: CurrencyId;
  readonly to: CurrencyId;
  /** In the source currency. */
  readonly amount: Decimal;
  /** The quoted amount: exactly this is credited, in the other currency. */
  readonly received: Decimal;
  /** The id of the quote that the order accepts, for the back end that issued it. */
  readonly quoteId?: string;
}

/** An exchange and its wallet. A form omits the wallet, whose id the app adds. */
export interface ExchangeRequest extends Omit<ExchangeOrder, 'kind'> {
  readonly walletId: string;
}

/** An order that moves money. */
export type Order = SendOrder | ExchangeOrder;

/**
 * An accepted order that is pending. Its amount is held until it is settled or cancelled: the amount is still part of
 * the balance, but no other order can spend it.
 */
export interface PendingOrder {
  /** The order's idempotency key. An order with the same key is the same order. */
  readonly id: string;
  /** The wallet that was active when the order was accepted; switching wallets does not change it. */
  readonly walletId: string;
  readonly order: Order;
  /** The call failed without an answer, so the order may have been carried out. The amount stays held. */
  readonly inDoubt?: true;
}

/** The state of all wallets. It is plain data: it can be compared, stored and sent. */
export interface WalletState {
  /** The currencies that wallets hold, in the order in which they are listed. */
  readonly currencies: readonly CurrencyInfo[];
  /** The networks that wallets can be connected to. */
  readonly chains: readonly Chain[];
  /** At least one, in the order of creation. */
  readonly wallets: readonly WalletRecord[];
  readonly activeWalletId: string;
  readonly primaryCurrency: CurrencyId;
  readonly chainId: ChainId;
  readonly market: Market;
  /** Orders that are pending or in doubt, oldest first. */
  readonly pending: readonly PendingOrder[];
  /** The ids of the orders that were carried out, oldest first. They are never accepted again. */
  readonly settled: readonly string[];
  /** The cursor of the next, older page of each wallet's history that is not loaded completely, for the back end. */
  readonly older?: Readonly<Record<string, string>>;
  /** The moment of the last prices, while new ones do not arrive. ISO 8601, UTC. */
  readonly staleSince?: string | null;
  /** The moment of the balances and the history, while reading them again fails. ISO 8601, UTC. */
  readonly unreadSince?: string | null;
}

/** Why an order is refused. */
export type OrderRefusal =
  | AmountRefusal
  | TextRefusal
  | { readonly kind: 'insufficient-balance' }
  | { readonly kind: 'no-recipient' }
  | { readonly kind: 'same-currency' }
  /** The order has no quote, or the quote has expired. */
  | { readonly kind: 'no-quote' }
  /** The preparation of the payment has expired, or is unknown. */
  | { readonly kind: 'preparation-expired' }
  /** The amount is so small that nothing would be credited for it. */
  | { readonly kind: 'converts-to-nothing' }
  /** The order's id is pending, was carried out, or belongs to another order. */
  | { readonly kind: 'duplicate' };

/** Why a submitted order did not succeed: the ledger or the back end refused it, or the call failed. */
export type SubmitRefusal =
  | OrderRefusal
  | CallRefusal
  /** The back end requests a second factor. Nothing has moved. */
  | Challenge
  | NotConfirmed
  | ChallengeCancelled
  /** An order of the same amount to the same recipient is in doubt. It is not submitted without being confirmed. */
  | { readonly kind: 'in-doubt' }
  /** The session has ended, and the order was not carried out. */
  | { readonly kind: 'signed-out' };

/** Finds a wallet by its id. Throws for an unknown id, because a wallet is never removed. */
export function walletById(state: WalletState, id: string): WalletRecord {
  const wallet = state.wallets.find((candidate) => candidate.id === id);
  if (!wallet) throw new Error(`No wallet has the id ${id}`);
  return wallet;
}

/** The record of the wallet that is shown and that orders are taken from. */
export function activeWallet(state: WalletState): WalletRecord {
  return walletById(state, state.activeWalletId);
}

/**
 * The wallets as the interface shows them, in the order of creation. `gradients` are the theme's
 * CSS gradients by name. An unchanged wallet, list of currencies or list of transactions stays the same object as
 * `before`.
 */
export function walletsOf(
  {
    currencies,
    wallets,
    activeWalletId,
    market,
  }: Pick<WalletState, 'currencies' | 'wallets' | 'activeWalletId' | 'market'>,
  gradients: Readonly<Record<WalletColor, string>>,
  before: readonly Wallet[] = [],
): readonly Wallet[] {
  // A wallet is never removed, so each keeps its index.
  return wallets.map((wallet, index) => {
    const { id, name, hasMadeName, type, createdAt, transactions, color } = wallet;
    const { balances, unknownBalances } = wallet;
    const known = before[index];
    const shown: Wallet = {
      id,
      name,
      ...(hasMadeName && { hasMadeName }),
      type,
      createdAt,
      transactions,
      currencies: currenciesOf(currencies, balances, market, known?.currencies, unknownBalances),
      isActive: id === activeWalletId,
      color: gradients[color],
    };
    return known && isAlike(known, shown) ? known : shown;
  });
}

/** Whether two wallets have the same values in every field. */
function isAlike(one: Wallet, other: Wallet): boolean {
  // The prices change most often.
  if (one.currencies !== other.currencies) return false;
  const fields = Object.keys(other) as (keyof Wallet)[];
  return fields.every((field) => one[field] === other[field]);
}

/** The currency that an order spends. */
export function sourceOf(order: Order): CurrencyId {
  return order.kind === 'send' ? order.currency : order.from;
}

/** The spendable balance of a currency: the balance less the holds of pending orders. */
export function availableBalance(
  state: WalletState,
  currency: CurrencyId,
  walletId = state.activeWalletId,
): Decimal {
  const held = state.pending
    .filter((pending) => pending.walletId === walletId && sourceOf(pending.order) === currency)
    .map((pending) => pending.order.amount);
  return subtract(walletById(state, walletId).balances[currency] ?? ZERO, sum(held));
}

/** Checks the recipient and the description of a payment. */
function checkTexts({ recipient, description = '' }: SendOrder): Result<string, OrderRefusal> {
  if (isBlank(recipient)) return refuse({ kind: 'no-recipient' });
  const checked = checkText(recipient, 'recipient');
  return checked.ok ? checkText(description, 'description') : checked;
}

/** Whether an order would be accepted now. Forms and `placeOrder` use the same check. */
export function checkOrder(state: WalletState, order: Order): Result<Order, OrderRefusal> {
  if (order.kind === 'send') {
    const texts = checkTexts(order);
    if (!texts.ok) return texts;
  }
  if (order.kind === 'exchange' && order.from === order.to) {
    return refuse({ kind: 'same-currency' });
  }
  const size = checkSize(order.amount);
  if (!size.ok) return size;
  if (compare(order.amount, availableBalance(state, sourceOf(order))) > 0) {
    return refuse({ kind: 'insufficient-balance' });
  }
  const source = currencyOf(state.currencies, sourceOf(order));
  const decimals = checkDecimals(decimalsOf(order.amount), source);
  if (!decimals.ok) return decimals;
  if (order.kind === 'exchange' && !isPositive(order.received)) {
    return refuse({ kind: 'converts-to-nothing' });
  }
  return accept(order);
}

/** Accepts an order and holds its amount, or refuses it and changes nothing. */
export function placeOrder(
  state: WalletState,
  id: string,
  order: Order,
): Result<WalletState, OrderRefusal> {
  const isKnown = state.pending.some((pending) => pending.id === id) || state.settled.includes(id);
  if (isKnown) return refuse({ kind: 'duplicate' });
  const checked = checkOrder(state, order);
  if (!checked.ok) return checked;
  // In canonical form, so that equal amounts are also equal texts in the history.
  const amount = add(order.amount, ZERO);
  const pending: PendingOrder = { id, walletId: state.activeWalletId, order: { ...order, amount } };
  return accept({ ...state, pending: [...state.pending, pending] });
}

/** Releases the held amount of a failed order. An id that is not pending changes nothing. */
export function cancelOrder(state: WalletState, id: string): WalletState {
  const pending = state.pending.filter((candidate) => candidate.id !== id);
  return pending.length === state.pending.length ? state : { ...state, pending };
}
