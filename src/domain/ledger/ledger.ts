import type { AmountRefusal } from '../money/amountRules';
import { checkDecimals, checkSize } from '../money/amountRules';
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
  /** An e-mail or a wallet address; anything but blanks, and nothing that cannot be seen. */
  readonly recipient: string;
  readonly amount: Decimal;
  readonly currency: CurrencyId;
  /**
   * Without one, or with one in which nothing can be seen, the transaction's description is "Sent to" and the
   * recipient. Your server fills that in, or `defaultDescription` of `florin/domain/transaction` does, and adds
   * `made: 'sent'`, so that each reader sees it in their language. `SendForm` leaves it as typed.
   */
  readonly description?: string;
}

/** An order to exchange money inside the active wallet. */
export interface ExchangeOrder {
  readonly kind: 'exchange';
  readonly from: CurrencyId;
  readonly to: CurrencyId;
  /** In the currency that is given away. */
  readonly amount: Decimal;
  /** The quoted amount: exactly this is credited, in the other currency. */
  readonly received: Decimal;
  /** The quote that the order takes up, for the one who gave it. */
  readonly quoteId?: string;
}

/** An order that moves money. */
export type Order = SendOrder | ExchangeOrder;

/**
 * An accepted order that is under way. Until it is settled or cancelled its amount is held: it is
 * still part of the balance, but no other order can spend it.
 */
export interface PendingOrder {
  /** Its idempotency key: the same key is the same order. */
  readonly id: string;
  /** The wallet that was active when the order was accepted; switching does not redirect it. */
  readonly walletId: string;
  readonly order: Order;
  /** Its call failed without an answer, so that it may have been carried out. The amount stays held. */
  readonly inDoubt?: true;
}

/** All that the wallets know. It is plain data: it can be compared, stored and sent. */
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
  /** The ids of the orders that were carried out, oldest first. None of them is accepted again. */
  readonly settled: readonly string[];
  /** Names the next, older page of each wallet's history that is not here whole, for the one who keeps it. */
  readonly older?: Readonly<Record<string, string>>;
  /** The moment of the last good answer while prices do not arrive, ISO 8601, UTC. */
  readonly staleSince?: string | null;
  /** The moment of the balances and the history, while they could not be read again, ISO 8601, UTC. */
  readonly unreadSince?: string | null;
}

/** Why an order is refused. */
export type OrderRefusal =
  | AmountRefusal
  | TextRefusal
  | { readonly kind: 'insufficient-balance' }
  | { readonly kind: 'no-recipient' }
  | { readonly kind: 'same-currency' }
  /** No quote has come yet, or it has expired. */
  | { readonly kind: 'no-quote' }
  /** The amount is so small that nothing would be credited for it. */
  | { readonly kind: 'converts-to-nothing' }
  /** The order's id is under way, was carried out, or belongs to another order. */
  | { readonly kind: 'duplicate' };

/** Why a submitted order did not come about: the ledger or the other side refused it, or the call failed. */
export type SubmitRefusal =
  | OrderRefusal
  | CallRefusal
  /** An order of the same amount to the same recipient is in doubt. It is not submitted without being confirmed. */
  | { readonly kind: 'in-doubt' }
  /** The session has ended, and the order was not carried out. */
  | { readonly kind: 'signed-out' };

/** Finds a wallet by its id. A wallet is never removed, so a missing one is a mistake of the program. */
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
 * CSS gradients by their names. All that looks as it was shown `before` stays the same object: a
 * wallet, its currencies, its transactions.
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
  // A wallet is never removed, so each stands where it stood.
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

/** Whether two wallets have the very same in every field. */
function isAlike(one: Wallet, other: Wallet): boolean {
  // Most often it is the prices that have moved.
  if (one.currencies !== other.currencies) return false;
  const fields = Object.keys(other) as (keyof Wallet)[];
  return fields.every((field) => one[field] === other[field]);
}

/** The currency that an order takes. */
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

/** Whether a payment's texts keep their rules: for whom it is, and what for. */
function checkTexts({ recipient, description = '' }: SendOrder): Result<string, OrderRefusal> {
  if (isBlank(recipient)) return refuse({ kind: 'no-recipient' });
  const checked = checkText(recipient, 'recipient');
  return checked.ok ? checkText(description, 'description') : checked;
}

/** Whether an order would be accepted now; the same rule guides a form and guards the balance. */
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
  // In canonical form, so that equal amounts are equal texts in the history, too.
  const amount = add(order.amount, ZERO);
  const pending: PendingOrder = { id, walletId: state.activeWalletId, order: { ...order, amount } };
  return accept({ ...state, pending: [...state.pending, pending] });
}

/** Lets a held amount go, because the order failed. An id that is not under way changes nothing. */
export function cancelOrder(state: WalletState, id: string): WalletState {
  const pending = state.pending.filter((candidate) => candidate.id !== id);
  return pending.length === state.pending.length ? state : { ...state, pending };
}
