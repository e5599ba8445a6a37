import type { Balances, CurrencyId, CurrencyInfo, Market } from '../domain/currency/currency';
import type { ExchangeRequest, OrderRefusal, SendOrder } from '../domain/ledger/ledger';
import type { Challenge, NotConfirmed } from '../domain/challenge';
import type { Preparation } from '../domain/ledger/preparation';
import type { MessageRefusal } from '../domain/ledger/call';
import type { PricePoint } from '../domain/prices/priceHistory';
import type { FirmQuote, QuoteRequest, RateOf } from '../domain/prices/rates';
import type { Result } from '../domain/result';
import type { HistoryRecord } from '../domain/history/transaction';
import type { Credentials, User } from '../domain/user';
import type { WalletRecord } from '../domain/ledger/wallet';
import type { NewWalletRefusal } from '../domain/ledger/wallets';

export type { Challenge, NotConfirmed } from '../domain/challenge';
export type { Preparation } from '../domain/ledger/preparation';
export type { ExchangeRequest } from '../domain/ledger/ledger';
export type { QuoteRequest } from '../domain/prices/rates';
export type { NewWalletRefusal } from '../domain/ledger/wallets';

/** The options of calls that read data or change the session. */
export interface ReadOptions {
  /** Aborts the call: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The options of calls that move money or create a wallet. */
export interface MoveOptions extends ReadOptions {
  /**
   * A unique key of the operation. The back end executes an operation only once for each key, and returns the first
   * result again if the call is repeated, even much later. It refuses another operation with the same key as
   * `duplicate`. Aborting the call does not cancel the operation.
   */
  readonly idempotencyKey: string;
}

/**
 * A wallet without its history, which is read in pages. A balance is unknown if `balances` lacks it, or if it has more
 * decimals than its currency.
 */
export type WalletSummary = Omit<WalletRecord, 'transactions' | 'unknownBalances'>;

/** The wallets and the prices at one point in time, without the histories. */
export interface BalanceSheet {
  /** At least one, in the order of creation. */
  readonly wallets: readonly WalletSummary[];
  /** The currencies of the back end. Default: Florin's currencies. */
  readonly currencies?: readonly CurrencyInfo[];
  readonly market: Market;
  /** The time of the response on the back end's clock, ISO 8601, UTC. */
  readonly at: string;
}

/** The requested part of a wallet's history. */
export interface HistoryQuery {
  readonly walletId: string;
  /** The `next` of the previous page. Default: the newest page. */
  readonly cursor?: string;
  /** The largest number of records, 1 to 200. Default: 50. */
  readonly limit?: number;
}

/**
 * A page of a history. Pages do not overlap and omit no record, even if transactions are added between two requests.
 */
export interface HistoryPage {
  /** Newest first, in a stable order. */
  readonly transactions: readonly HistoryRecord[];
  /** The cursor of the next older page; null on the last page. */
  readonly next: string | null;
}

/** The argument of `send` and `prepare`: a payment, and the wallet that pays. */
export interface PaymentOrder extends Omit<SendOrder, 'kind'> {
  readonly walletId: string;
}

/** The user's answer to a challenge, such as a code from a text message. */
export interface ConfirmRequest {
  readonly challengeId: string;
  /** The code: six digits. */
  readonly code?: string;
  /** The signed assertion of a passkey, as the app and its back end define it. */
  readonly assertion?: unknown;
}

/** The result of an executed order (a payment or an exchange). */
export interface Receipt {
  /** The new record of the history. */
  readonly transaction: HistoryRecord;
  /** All balances of the wallet after the order. */
  readonly balances: Balances;
}

/** Why the back end refuses an order. A refused order has changed nothing. A challenge requests a second factor. */
export type AdapterRefusal = OrderRefusal | MessageRefusal | Challenge | NotConfirmed;

/** Why a sign-in is refused. A `MessageRefusal` contains a sentence of the back end for the user. */
export type SignInRefusal =
  { readonly kind: 'wrong-credentials' } | MessageRefusal | Challenge | NotConfirmed;

/** The argument of `signUp`. */
export interface SignUpRequest extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

/** Why no account is created. A `MessageRefusal` contains a sentence of the back end for the user. */
export type SignUpRefusal = { readonly kind: 'not-opened' } | MessageRefusal;

/** Why a biometric sign-in is refused. */
export type BiometricRefusal = { readonly kind: 'not-recognised' } | MessageRefusal;

/** The fields of a new wallet. The back end adds the id and the time of creation. */
export type NewWalletRequest = Pick<WalletRecord, 'name' | 'type' | 'color'>;

/**
 * Why no wallet is created: the name is invalid, the key belongs to another operation, the data could not be stored, or
 * another reason in a sentence of the back end.
 */
export type CreateWalletRefusal = NewWalletRefusal | MessageRefusal | NotMade;

/**
 * The refusal of a back end that stores its data on the device. The call has changed nothing, because the data could
 * not be stored or another tab has replaced the data.
 */
export interface NotMade {
  readonly kind: 'no-space' | 'replaced' | 'not-stored' | 'not-loaded';
}

/** The addresses at which a wallet receives payments, by currency. A currency without an address cannot be received. */
export type ReceiveAddresses = Readonly<Partial<Record<CurrencyId, string>>>;

/** The data of a page's first render: the balances, and the newest page of each wallet's history. */
export interface FirstSheet {
  readonly sheet: BalanceSheet;
  /** The newest page of each wallet's history, by the id of the wallet. */
  readonly pages: Readonly<Record<string, HistoryPage>>;
}

/** Changed prices, as a back end sends them. */
export interface PriceUpdate {
  readonly market: Market;
  /**
   * The time of the prices on the back end's clock, ISO 8601, UTC. An update that is older than the previous update is
   * ignored.
   */
  readonly at: string;
}

/** Whether an adapter receives current prices. `interrupted` means that the connection is lost. */
export type PriceState = 'live' | 'interrupted';

export interface PriceListener {
  onPrices(update: PriceUpdate): void;
  /** Called when the connection for prices is lost or restored. The adapter reconnects by itself. */
  onState?(state: PriceState): void;
}

/**
 * The optional members of an adapter. If a back end does not support one, the app shows a message instead of the
 * feature.
 */
export interface OptionalAbilities {
  /** The initially signed-in user. Default: no user is signed in. */
  readonly user?: User | null;
  /**
   * Returns wallets, histories and prices synchronously, so that the first render already shows them. Returns null if
   * no user is signed in or the data is not loaded. Never throws.
   */
  firstSheet?(): FirstSheet | null;
  /** Creates an account and signs the user in. */
  signUp?(request: SignUpRequest, options?: ReadOptions): Promise<Result<User, SignUpRefusal>>;
  /** Signs in the owner of the device by biometrics. */
  signInWithBiometrics?(options?: ReadOptions): Promise<Result<User, BiometricRefusal>>;
  /** Creates an empty wallet once for each key. The back end trims the name. */
  createWallet?(
    wallet: NewWalletRequest,
    options: MoveOptions,
  ): Promise<Result<WalletSummary, CreateWalletRefusal>>;
  /**
   * Returns the addresses at which a wallet receives payments. Rejects with `bad-request` if the wallet is not the
   * user's.
   */
  receiveAddresses?(walletId: string, options?: ReadOptions): Promise<ReceiveAddresses>;
  /**
   * Returns the past prices of a currency in the currency of all prices (by default dollars), oldest first. The list is
   * empty if there are no past prices.
   */
  priceHistory?(currency: CurrencyId, options?: ReadOptions): Promise<readonly PricePoint[]>;
  /** Returns one record of a wallet's history, or null if the id is unknown. */
  transaction?(
    query: { readonly walletId: string; readonly id: string },
    options?: ReadOptions,
  ): Promise<HistoryRecord | null>;
  /**
   * Subscribes to changes from other sources, such as a payment in another tab, or the completion of a
   * pending payment. The app then reads the data again. The returned function unsubscribes.
   */
  subscribeChanges?(listener: () => void): () => void;
  /**
   * Prepares a payment without moving money, and returns its terms, such as the fee. `send` with the `preparationId`
   * executes the payment on these terms. A preparation is for one payment: `send` refuses a preparation that is
   * expired, unknown, used, or for another payment as `preparation-expired`. Repeating `send` with the key of a
   * completed payment returns its receipt, even after the terms have expired.
   */
  prepare?(
    order: PaymentOrder,
    options?: ReadOptions,
  ): Promise<Result<Preparation, AdapterRefusal>>;
  /**
   * Confirms a payment for which `send` has returned a challenge. Uses the key of the payment. The right answer moves
   * the money once: repeating `send` or `confirm` with the key returns the same receipt. A wrong answer is refused as
   * `not-confirmed`, and moves no money.
   */
  confirm?(answer: ConfirmRequest, options: MoveOptions): Promise<Result<Receipt, AdapterRefusal>>;
  /** Confirms a sign-in for which `signIn` has returned a challenge. */
  confirmSignIn?(
    answer: ConfirmRequest,
    options?: ReadOptions,
  ): Promise<Result<User, SignInRefusal>>;
  /** Sends a new code. The returned challenge replaces the previous challenge. */
  resendCode?(
    challengeId: string,
    options?: ReadOptions,
  ): Promise<Result<Challenge, MessageRefusal>>;
  /** Cancels a challenge, which can then not be confirmed. An unknown challenge is ignored. */
  cancelChallenge?(challengeId: string, options?: ReadOptions): Promise<void>;
  /**
   * Returns the fixed rate between two currencies. If the back end lacks this function, every exchange needs a quote.
   */
  readonly rateOf?: RateOf;
}

/** The optional methods for second factors, and for reviewing the terms of a payment. */
export type StepAbility =
  'prepare' | 'confirm' | 'confirmSignIn' | 'resendCode' | 'cancelChallenge';

/**
 * The interface between Florin and a back end. The tests in `florin/testing` verify an implementation.
 *
 * - A call resolves with a value, or with a `Result` for calls that can be refused. A refusal means that nothing has
 *   changed.
 * - A call rejects if the back end does not answer. But it may have executed an order, so repeat the order with the
 * same
 *   idempotency key.
 */
export interface WalletAdapter extends OptionalAbilities {
  /** Signs a user in. Later calls use this session. */
  signIn(credentials: Credentials, options?: ReadOptions): Promise<Result<User, SignInRefusal>>;
  /** Ends the session. Does nothing if no user is signed in. */
  signOut(options?: ReadOptions): Promise<void>;
  /** Returns wallets, balances and prices. */
  balances(options?: ReadOptions): Promise<BalanceSheet>;
  history(query: HistoryQuery, options?: ReadOptions): Promise<HistoryPage>;
  /** Requests a quote: a rate that is valid for a short time. Resolves with null if the pair has no quote. */
  quote(request: QuoteRequest, options?: ReadOptions): Promise<FirmQuote | null>;
  send(order: PaymentOrder, options: MoveOptions): Promise<Result<Receipt, AdapterRefusal>>;
  /**
   * Exchanges money. With a `quoteId`, the quoted amount is credited. A quote is for one exchange: a quote that is
   * expired, unknown, used, or for another exchange is refused as `no-quote`.
   */
  exchange(order: ExchangeRequest, options: MoveOptions): Promise<Result<Receipt, AdapterRefusal>>;
  /** Subscribes to changed prices while a user is signed in. The returned function unsubscribes. */
  subscribePrices(listener: PriceListener): () => void;
}
