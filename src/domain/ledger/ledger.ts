import { checkDecimals, checkSize, type AmountRefusal } from '../money/amountRules';
import type { Challenge, NotConfirmed } from '../challenge';
import type { CallRefusal, Cancelled } from './call';
import type { Chain, ChainId } from '../currency/chain';
import { currencyOf, type CurrencyId, type CurrencyInfo, type Market } from '../currency/currency';
import { isAmount } from '../fields';
import { isHeldIn } from './heldAmount';
import { decimalsOf, isPlainDecimal } from '../money/digits';
import { add, compare, isPositive, subtract, sum, ZERO, type Decimal } from '../money/money';
import { accept, refuse, type Result } from '../result';
import { checkRecipientText } from '../recipients/recipientText';
import { checkText, isBlank, isUnseen, type TextRefusal } from '../text/text';
import { PAYMENT_TEXTS, type PaymentText } from '../history/transaction';
import { currenciesOf, type Wallet, type WalletColor, type WalletRecord } from './wallet';

/** An order to send money out of the active wallet. */
export interface SendOrder extends Readonly<Partial<Record<PaymentText, string>>> {
  readonly kind: 'send';
  /**
   * The recipient's email address, wallet address or other identifier. Any text without invisible characters is
   * accepted.
   */
  readonly recipient: string;
  readonly amount: Decimal;
  readonly currency: CurrencyId;
  /**
   * The description as the user typed it in `SendForm`. If it has no visible character, your server must set two fields
   * of the transaction:
   *
   * - `description: defaultDescription(recipient)`, which is "Sent to" and the recipient;
   * - `made: 'sent'`, so that the app shows the description in the reader's language.
   */
  readonly description?: string;
  /**
   * The id of the preparation (the terms of the payment) that the user has accepted. A back end that prepares payments
   * needs it.
   */
  readonly preparationId?: string;
}

/** An order to exchange money inside the active wallet. */
export interface ExchangeOrder {
  readonly kind: 'exchange';
  readonly from: CurrencyId;
  readonly to: CurrencyId;
  /** The amount in the source currency. */
  readonly amount: Decimal;
  /** The amount in the target currency, as quoted to the user. Exactly this amount is credited. */
  readonly received: Decimal;
  /** The id of the quote that the user has accepted. A back end that issues quotes needs it. */
  readonly quoteId?: string;
}

/** An exchange in a certain wallet. The form does not know the wallet, so the app adds its id. */
export interface ExchangeRequest extends Omit<ExchangeOrder, 'kind'> {
  readonly walletId: string;
}

/** A payment or an exchange that the user submits. */
export type Order = SendOrder | ExchangeOrder;

/**
 * An accepted order whose result is not known yet. Until it is settled or cancelled, its amount is reserved: the amount
 * is still part of the balance, but the user cannot spend it.
 */
export interface PendingOrder {
  /** The order's idempotency key. The ledger accepts each key only once. */
  readonly id: string;
  /**
   * The wallet that was active when the order was accepted. It pays for the order even if the user switches wallets.
   */
  readonly walletId: string;
  readonly order: Order;
  /**
   * Set if the call failed without a response, so the back end may have executed the order. The amount stays reserved.
   */
  readonly inDoubt?: true;
  /** Whether the back end reports that the order in doubt was executed. The history does not contain its record yet. */
  readonly isMade?: true;
}

/** The state of all wallets. It is plain data, so it can be compared, stored and sent. */
export interface WalletState {
  /** The currencies that wallets can contain, in the order in which lists show them. */
  readonly currencies: readonly CurrencyInfo[];
  /** The networks to which the user can connect the wallets. */
  readonly chains: readonly Chain[];
  /** All wallets in the order of their creation. There is at least one. */
  readonly wallets: readonly WalletRecord[];
  readonly activeWalletId: string;
  readonly primaryCurrency: CurrencyId;
  readonly chainId: ChainId;
  readonly market: Market;
  /** The orders whose result is not known yet, oldest first. */
  readonly pending: readonly PendingOrder[];
  /** The idempotency keys of the executed orders, oldest first. An order with one of these keys is refused. */
  readonly settled: readonly string[];
  /**
   * An entry for each wallet, by id, whose history is not completely loaded. The value is the cursor of the next older
   * page, or null if no page is loaded.
   */
  readonly older?: Readonly<Record<string, string | null>>;
  /** If prices have stopped arriving: the time of the last prices, ISO 8601, UTC. Otherwise null or absent. */
  readonly staleSince?: string | null;
  /**
   * If reading the balances or the history fails: the time at which the shown data was read, ISO 8601, UTC. Otherwise
   * null or absent.
   */
  readonly unreadSince?: string | null;
}

/** The reason why an order is refused. */
export type OrderRefusal =
  | AmountRefusal
  | TextRefusal
  | { readonly kind: 'insufficient-balance' }
  | { readonly kind: 'no-recipient' }
  | { readonly kind: 'same-currency' }
  /** The exchange rate has no quote, or the quote has expired. */
  | { readonly kind: 'no-quote' }
  /** The terms of the payment (`Preparation`) have expired or are unknown. */
  | { readonly kind: 'preparation-expired' }
  /** The amount is so small that the user would receive nothing. */
  | { readonly kind: 'converts-to-nothing' }
  /** The device has no space left to store the order. No money has moved. */
  | { readonly kind: 'no-space' }
  /** Another tab has replaced, erased or locked the data. No money has moved. */
  | { readonly kind: 'replaced' }
  /** The device could not read or store its data. No money has moved. */
  | { readonly kind: 'not-stored' }
  /** A part of the app's code could not be loaded. No money has moved. */
  | { readonly kind: 'not-loaded' }
  /** An order with the same idempotency key is pending or was executed. */
  | { readonly kind: 'duplicate' };

/**
 * The reason why a submitted order did not succeed: the ledger or the back end refused the order, or the call failed.
 */
export type SubmitRefusal =
  | OrderRefusal
  | CallRefusal
  /** The back end requires a second factor, or the user did not confirm the order with it. No money has moved. */
  | Challenge
  | NotConfirmed
  | Cancelled
  /** The result of an equal order is still unknown. The new order is submitted only if the user confirms it. */
  | { readonly kind: 'in-doubt' }
  /** The session has ended, and the order was not executed. */
  | { readonly kind: 'signed-out' };

/**
 * Returns the wallet with an id. Wallets are never removed, so an unknown id is a programming error, and the function
 * throws.
 */
export function walletById(state: WalletState, id: string): WalletRecord {
  const wallet = state.wallets.find((candidate) => candidate.id === id);
  if (!wallet) throw new Error(`No wallet has the id ${id}`);
  return wallet;
}

/** Returns the active wallet. The app shows this wallet, and new orders are paid from it. */
export function activeWallet(state: WalletState): WalletRecord {
  return walletById(state, state.activeWalletId);
}

/**
 * Returns the wallets for the user interface, in the order of their creation. `gradients` are the theme's CSS gradients
 * by name. An unchanged wallet is the same object as in `before`, and has the same list of currencies.
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
  // Wallets are never removed, so a wallet has the same index in `before`.
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

function isAlike(one: Wallet, other: Wallet): boolean {
  const fields = Object.keys(other) as (keyof Wallet)[];
  return fields.every((field) => one[field] === other[field]);
}

export function sourceOf(order: Order): CurrencyId {
  return order.kind === 'send' ? order.currency : order.from;
}

/** Returns the available balance of a currency: the balance minus the reserved amounts of pending orders. */
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

function checkTexts(order: SendOrder): Result<string, OrderRefusal> {
  if (isBlank(order.recipient)) return refuse({ kind: 'no-recipient' });
  const checks = PAYMENT_TEXTS.map((name) => () => checkText(order[name] ?? '', name));
  return checks.reduce(
    (checked, check) => (checked.ok ? check() : checked),
    checkRecipientText(order.recipient),
  );
}

/** Returns the texts of an order or a transaction that have a visible character, trimmed. */
export function typedTexts(
  of: Readonly<Partial<Record<PaymentText, string>>>,
): Readonly<Partial<Record<PaymentText, string>>> {
  const texts = PAYMENT_TEXTS.map((name) => [name, (of[name] ?? '').trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => !isUnseen(text)));
}

/** Returns the order, or the reason why it is refused now. Forms and `placeOrder` use this check. */
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
  if (order.kind === 'exchange') {
    if (!isPositive(order.received)) return refuse({ kind: 'converts-to-nothing' });
    if (!canCredit(state, order.to, order.received)) return refuse({ kind: 'no-quote' });
  }
  return accept(order);
}

/** Returns whether the active wallet can hold an amount in addition to its balance. */
function canCredit(state: WalletState, id: CurrencyId, amount: Decimal): boolean {
  const currency = state.currencies.find((candidate) => candidate.id === id);
  const credited = add(activeWallet(state).balances[id] ?? ZERO, amount);
  return (
    currency !== undefined &&
    isHeldIn(currency, add(amount, ZERO)) &&
    isAmount(credited.replace('-', ''))
  );
}

/** Returns an order whose amounts have no redundant zeros, so that equal amounts have equal texts in the history. */
function plainOrder(order: Order): Order {
  const amount = add(order.amount, ZERO);
  if (order.kind === 'send') return { ...order, amount };
  return { ...order, amount, received: add(order.received, ZERO) };
}

/** Accepts an order and reserves its amount, or returns the reason for a refusal. */
export function placeOrder(
  state: WalletState,
  id: string,
  order: Order,
): Result<WalletState, OrderRefusal> {
  const isKnown = state.pending.some((pending) => pending.id === id) || state.settled.includes(id);
  if (isKnown) return refuse({ kind: 'duplicate' });
  const checked = checkOrder(state, order);
  if (!checked.ok) return checked;
  const pending: PendingOrder = { id, walletId: state.activeWalletId, order: plainOrder(order) };
  return accept({ ...state, pending: [...state.pending, pending] });
}

/** Removes a failed order, so that its amount is available again. An unknown id changes nothing. */
export function cancelOrder(state: WalletState, id: string): WalletState {
  const pending = state.pending.filter((candidate) => candidate.id !== id);
  return pending.length === state.pending.length ? state : { ...state, pending };
}
