import type { Balances, CurrencyId, CurrencyInfo, Market } from '../domain/currency/currency';
import type { ExchangeOrder, OrderRefusal, SendOrder } from '../domain/ledger/ledger';
import type { MessageRefusal } from '../domain/ledger/call';
import type { Decimal } from '../domain/money/money';
import type { FirmQuote } from '../domain/prices/rates';
import type { Result } from '../domain/result';
import type { Transaction } from '../domain/history/transaction';
import type { Credentials, User } from '../domain/user';
import type { WalletRecord } from '../domain/ledger/wallet';

/** Goes with every call. */
export interface ReadOptions {
  /** Gives the call up: it then rejects with the signal's reason, and nothing is said to a listener any more. */
  readonly signal?: AbortSignal;
}

/** Goes with every call that moves money. */
export interface MoveOptions extends ReadOptions {
  /**
   * Tells the operation from all others. The back end carries an operation out once for each key,
   * however often and however late it is asked: a repetition answers as the first call did. The same
   * key with another order is refused as `duplicate`. Giving the call up does not take the order back.
   */
  readonly idempotencyKey: string;
}

/** A wallet without its history, which is read page by page. */
export type WalletSummary = Omit<WalletRecord, 'transactions' | 'odd'>;

/** Everything that a wallet's screens show beside the history, as it was at one moment. */
export interface BalanceSheet {
  /** At least one, in the order of creation. */
  readonly wallets: readonly WalletSummary[];
  /** The currencies that the back end knows; without them those of the program. */
  readonly currencies?: readonly CurrencyInfo[];
  readonly market: Market;
  /** The moment of the answer by the back end's clock, ISO 8601, UTC. */
  readonly at: string;
}

/** The part of a wallet's history that is asked for. */
export interface HistoryQuery {
  readonly walletId: string;
  /** Where to go on: `next` of the page before. The newest come without it. */
  readonly cursor?: string;
  /** How many at most, 1 to 200; 50 without it. */
  readonly limit?: number;
}

/** A page of a history. Pages do not overlap, and leave nothing out, also while transactions are added. */
export interface HistoryPage {
  /** Newest first; of one moment, in an order that stays. */
  readonly transactions: readonly Transaction[];
  /** The cursor of the next, older page; null on the last one. */
  readonly next: string | null;
}

/** An exchange whose price is asked for. */
export interface QuoteRequest {
  readonly walletId: string;
  readonly from: CurrencyId;
  readonly to: CurrencyId;
  /** In the currency that is given away. */
  readonly amount: Decimal;
}

/** A payment, and the wallet that it is taken from. */
export interface PaymentOrder extends Omit<SendOrder, 'kind'> {
  readonly walletId: string;
}

/** An exchange, and the wallet inside which it is made. */
export interface ExchangeRequest extends Omit<ExchangeOrder, 'kind'> {
  readonly walletId: string;
}

/** An order that was carried out. */
export interface Receipt {
  /** The new line of the history. */
  readonly transaction: Transaction;
  /** All balances of the wallet after it. */
  readonly balances: Balances;
}

/** Why the back end says no to an order. A refused order has changed nothing. */
export type AdapterRefusal = OrderRefusal | MessageRefusal;

/** Why nobody is signed in: the pair is wrong, or the back end says so in its own words. */
export type SignInRefusal = { readonly kind: 'wrong-credentials' } | MessageRefusal;

/** Prices as they move. */
export interface PriceUpdate {
  /** The prices that changed. */
  readonly market: Partial<Market>;
  /** The moment of the prices by the back end's clock, ISO 8601, UTC. An older one than before is dropped. */
  readonly at: string;
}

/** Whether live prices arrive. */
export type PriceState = 'live' | 'interrupted';

export interface PriceListener {
  onPrices(update: PriceUpdate): void;
  /** The prices stopped arriving, or arrive again. The adapter goes on trying by itself. */
  onState?(state: PriceState): void;
}

/**
 * A back end behind one interface. An expected no is a `Result`; a call rejects where it could not be
 * answered, and then nobody knows whether an order was carried out: ask again with the same key.
 * `florin/testing` has the tests that every adapter passes.
 */
export interface WalletAdapter {
  /** Opens a session, which the later calls belong to. */
  signIn(credentials: Credentials, options?: ReadOptions): Promise<Result<User, SignInRefusal>>;
  /** Ends the session. Without one it does nothing. */
  signOut(options?: ReadOptions): Promise<void>;
  /** Wallets, balances and prices. */
  balances(options?: ReadOptions): Promise<BalanceSheet>;
  history(query: HistoryQuery, options?: ReadOptions): Promise<HistoryPage>;
  /** Promises a price for a while; `null` where nobody quotes the pair. */
  quote(request: QuoteRequest, options?: ReadOptions): Promise<FirmQuote | null>;
  send(order: PaymentOrder, options: MoveOptions): Promise<Result<Receipt, AdapterRefusal>>;
  /** With a `quoteId` the quoted amount is credited; one that has expired is refused as `no-quote`. */
  exchange(order: ExchangeRequest, options: MoveOptions): Promise<Result<Receipt, AdapterRefusal>>;
  /** Tells how prices move, until the returned function is called. */
  subscribePrices(listener: PriceListener): () => void;
}
