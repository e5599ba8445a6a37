import type { Balances, CurrencyId, CurrencyInfo, Market } from '../domain/currency/currency';
import type { ExchangeOrder, OrderRefusal, SendOrder } from '../domain/ledger/ledger';
import type { MessageRefusal } from '../domain/ledger/call';
import type { Decimal } from '../domain/money/money';
import type { PricePoint } from '../domain/prices/priceHistory';
import type { FirmQuote, RateOf } from '../domain/prices/rates';
import type { Result } from '../domain/result';
import type { HistoryRecord } from '../domain/history/transaction';
import type { Credentials, User } from '../domain/user';
import type { WalletRecord } from '../domain/ledger/wallet';
import type { NewWalletRefusal } from '../domain/ledger/wallets';

export type { NewWalletRefusal } from '../domain/ledger/wallets';

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

/**
 * A wallet without its history, which is read page by page. A balance that `balances` lacks is unknown, and so is one
 * with more decimals than its currency can have.
 */
export type WalletSummary = Omit<WalletRecord, 'transactions' | 'unknownBalances'>;

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
  readonly transactions: readonly HistoryRecord[];
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
  readonly transaction: HistoryRecord;
  /** All balances of the wallet after it. */
  readonly balances: Balances;
}

/** Why the back end says no to an order. A refused order has changed nothing. */
export type AdapterRefusal = OrderRefusal | MessageRefusal;

/** Why nobody is signed in: the pair is wrong, or the back end says so in its own words. */
export type SignInRefusal = { readonly kind: 'wrong-credentials' } | MessageRefusal;

/** The fields of a new account. */
export interface SignUpRequest extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

/** Why no account is opened: the back end refuses, for its own reason or in its own words. */
export type SignUpRefusal = { readonly kind: 'not-opened' } | MessageRefusal;

/** Why the device did not sign its owner in. */
export type BiometricRefusal = { readonly kind: 'not-recognised' } | MessageRefusal;

/** A wallet that is asked for. The back end gives it an id, and the moment of its creation. */
export type NewWalletRequest = Pick<WalletRecord, 'name' | 'type' | 'color'>;

/** Why no wallet is created: its name is refused, the key belongs to another wallet, or the back end refuses. */
export type CreateWalletRefusal = NewWalletRefusal | MessageRefusal;

/** The addresses at which a wallet receives money, by currencies. A currency without one cannot be received. */
export type ReceiveAddresses = Readonly<Partial<Record<CurrencyId, string>>>;

/** Everything that the wallets show first: balances, and the newest page of each wallet's history. */
export interface FirstSheet {
  readonly sheet: BalanceSheet;
  /** The newest page of each history, by the wallets' ids. */
  readonly pages: Readonly<Record<string, HistoryPage>>;
}

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
 * The abilities that a back end may lack. An app says in words that one is missing.
 */
export interface OptionalAbilities {
  /** The user whose session is open from the start. Without it, no user is signed in. */
  readonly user?: User | null;
  /**
   * Wallets, histories and prices without waiting, for pages that are rendered ahead of their visit. Null while
   * no user is signed in, or while they are not loaded. It never throws.
   */
  firstSheet?(): FirstSheet | null;
  /** Opens an account and signs in to it. */
  signUp?(request: SignUpRequest, options?: ReadOptions): Promise<Result<User, SignUpRefusal>>;
  /** Has the device recognise its owner, who is then signed in. */
  signInWithBiometrics?(options?: ReadOptions): Promise<Result<User, BiometricRefusal>>;
  /** Creates an empty wallet, once for each key. Its name is trimmed. */
  createWallet?(
    wallet: NewWalletRequest,
    options: MoveOptions,
  ): Promise<Result<WalletSummary, CreateWalletRefusal>>;
  /** The addresses at which a wallet receives money. Rejects with `bad-request` for a wallet that is not the user's. */
  receiveAddresses?(walletId: string, options?: ReadOptions): Promise<ReceiveAddresses>;
  /**
   * A currency's past prices, oldest first, in the unit of account. The last point is of this moment or earlier. Empty
   * for a currency without past prices.
   */
  priceHistory?(currency: CurrencyId, options?: ReadOptions): Promise<readonly PricePoint[]>;
  /** One line of a wallet's history; null where the wallet has no such line. */
  transaction?(
    query: { readonly walletId: string; readonly id: string },
    options?: ReadOptions,
  ): Promise<HistoryRecord | null>;
  /** The fixed rates at which exchanges without a quote are made. Without it, an exchange needs a quote. */
  readonly rateOf?: RateOf;
}

/**
 * A back end behind one interface. An expected no is a `Result`; a call rejects where it could not be
 * answered, and then nobody knows whether an order was carried out: ask again with the same key.
 * `florin/testing` has the tests that every adapter passes.
 */
export interface WalletAdapter extends OptionalAbilities {
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
