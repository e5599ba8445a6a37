import type { AmountRefusal } from '../money/amountRules';
import { checkDecimals, checkSize } from '../money/amountRules';
import type { Challenge, NotConfirmed } from '../challenge';
import type { CallRefusal, Cancelled } from './call';
import type { Chain, ChainId } from '../currency/chain';
import type { CurrencyId, CurrencyInfo, Market } from '../currency/currency';
import { currencyOf } from '../currency/currency';
import type { Decimal } from '../money/money';
import { isPlainDecimal } from '../money/digits';
import { add, compare, decimalsOf, isPositive, subtract, sum, ZERO } from '../money/money';
import type { Result } from '../result';
import { accept, refuse } from '../result';
import type { TextRefusal } from '../text/text';
import { checkRecipientText } from '../recipients/recipientText';
import { checkText, isBlank, isUnseen } from '../text/text';
import type { PaymentText } from '../history/transaction';
import { PAYMENT_TEXTS } from '../history/transaction';
import type { Wallet, WalletColor, WalletRecord } from './wallet';
import { currenciesOf } from './wallet';

/** An order to send money out of the active wallet. */
export interface SendOrder extends Readonly<Partial<Record<PaymentText, string>>> {
  readonly kind: 'send';
  /** An email or wallet address. Any text without invisible characters is accepted. */
  readonly recipient: string;
  readonly amount: Decimal;
  readonly currency: CurrencyId;
  /**
   * The description as typed in `SendForm`. If it has no visible character, your server sets the transaction's
   * description to "Sent to" and the recipient, as `defaultDescription` of `florin/domain/transaction` does, and adds
   * `made: 'sent'`, so that each reader sees the description in their language.
   */
  readonly description?: string;
  /** The id of the preparation whose terms the user has accepted. The back end that prepared the payment needs it. */
  readonly preparationId?: string;
}

/** An order to exchange money inside the active wallet. */
export interface ExchangeOrder {
  readonly kind: 'exchange';
  readonly from: CurrencyId;
  readonly to: CurrencyId;
  /** In the source currency. */
  readonly amount: Decimal;
  /** The quoted amount in the target currency. Exactly this amount is credited. */
  readonly received: Decimal;
  /** The id of the quote that the user has accepted. The back end that issued the quote needs it. */
  readonly quoteId?: string;
}

/** An exchange and its wallet. A form does not know the wallet, so the app adds the wallet's id. */
export interface ExchangeRequest extends Omit<ExchangeOrder, 'kind'> {
  readonly walletId: string;
}

/** An order that moves money. */
export type Order = SendOrder | ExchangeOrder;

/**
 * An accepted order that is pending. Its amount is held until the order is settled or cancelled: the amount is still
 * part of the balance, but no other order can spend it.
 */
export interface PendingOrder {
  /** The order's idempotency key. Two orders with the same key are the same order. */
  readonly id: string;
  /** The wallet that was active when the order was accepted; switching wallets does not change it. */
  readonly walletId: string;
  readonly order: Order;
  /** The call failed without a response, so the back end may have executed the order. The amount remains held. */
  readonly inDoubt?: true;
  /** The back end has reported that the order in doubt was made, and its record is not read yet. */
  readonly isMade?: true;
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
  /** The ids of the executed orders, oldest first. An order with one of these ids is never accepted again. */
  readonly settled: readonly string[];
  /**
   * For each wallet whose history is not completely loaded, by id: the cursor of the next older page, which the back
   * end returned, or null if no page is loaded.
   */
  readonly older?: Readonly<Record<string, string | null>>;
  /** The time of the last prices, if no new prices arrive; otherwise null or absent. ISO 8601, UTC. */
  readonly staleSince?: string | null;
  /**
   * The time of the shown balances and history, if reading them again fails; otherwise null or absent. ISO 8601, UTC.
   */
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
  /** The amount is so small that the credited amount would be zero. */
  | { readonly kind: 'converts-to-nothing' }
  /** The device had no space left to store the order. It is certain that no money has moved. */
  | { readonly kind: 'no-space' }
  /** Another tab has replaced, erased or locked the data. It is certain that no money has moved. */
  | { readonly kind: 'replaced' }
  /** The device could not read or store its data. It is certain that no money has moved. */
  | { readonly kind: 'not-stored' }
  /** The order's id is the id of a pending or an executed order. */
  | { readonly kind: 'duplicate' };

/** Why a submitted order did not succeed: the ledger or the back end refused it, or the call failed. */
export type SubmitRefusal =
  | OrderRefusal
  | CallRefusal
  /** The back end requests a second factor. No money has moved. */
  | Challenge
  | NotConfirmed
  | Cancelled
  /**
   * An order of the same amount to the same recipient is in doubt. The new order is submitted only if the user confirms
   * it.
   */
  | { readonly kind: 'in-doubt' }
  /** The session has ended, and the order was not executed. */
  | { readonly kind: 'signed-out' };

/**
 * Finds a wallet by its id. Throws if the id is unknown: wallets are never removed, so this is an error of the program.
 */
export function walletById(state: WalletState, id: string): WalletRecord {
  const wallet = state.wallets.find((candidate) => candidate.id === id);
  if (!wallet) throw new Error(`No wallet has the id ${id}`);
  return wallet;
}

/** The record of the active wallet, which is shown and pays for orders. */
export function activeWallet(state: WalletState): WalletRecord {
  return walletById(state, state.activeWalletId);
}

/**
 * Returns the wallets for the interface, in the order of creation. `gradients` are the theme's CSS gradients by name. A
 * wallet that equals its wallet in `before` is the same object, and so is its list of currencies.
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
  // The currencies are compared first, because their prices change most often.
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

/** Checks the recipient and the other texts of a payment. */
function checkTexts(order: SendOrder): Result<string, OrderRefusal> {
  if (isBlank(order.recipient)) return refuse({ kind: 'no-recipient' });
  const checks = PAYMENT_TEXTS.map((name) => () => checkText(order[name] ?? '', name));
  return checks.reduce(
    (checked, check) => (checked.ok ? check() : checked),
    checkRecipientText(order.recipient),
  );
}

/** The texts of an order or record that have a visible character, without the blanks around them. */
export function typedTexts(
  of: Readonly<Partial<Record<PaymentText, string>>>,
): Readonly<Partial<Record<PaymentText, string>>> {
  const texts = PAYMENT_TEXTS.map((name) => [name, (of[name] ?? '').trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => !isUnseen(text)));
}

/** Returns the order, or the reason why it would be refused now. Forms and `placeOrder` use the same check. */
export function checkOrder(state: WalletState, order: Order): Result<Order, OrderRefusal> {
  const amounts = order.kind === 'send' ? [order.amount] : [order.amount, order.received];
  if (!amounts.every(isPlainDecimal)) return refuse({ kind: 'not-a-number' });
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
  // `add` returns the canonical form, so that equal amounts are equal texts in the history.
  const amount = add(order.amount, ZERO);
  const pending: PendingOrder = { id, walletId: state.activeWalletId, order: { ...order, amount } };
  return accept({ ...state, pending: [...state.pending, pending] });
}

/** Releases the held amount of a failed order. An id that is not pending changes nothing. */
export function cancelOrder(state: WalletState, id: string): WalletState {
  const pending = state.pending.filter((candidate) => candidate.id !== id);
  return pending.length === state.pending.length ? state : { ...state, pending };
}
