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

/** The options of every call. */
export interface ReadOptions {
  /** Aborts the call: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The options of every call that moves money. */
export interface MoveOptions extends ReadOptions {
  /**
   * The key of the operation. The back end executes an operation only once for each key, even if the call is repeated
   * much later. A repetition has the result of the first call. The same key with another order is refused as
   * `duplicate`. Aborting the call does not cancel the order.
   */
  readonly idempotencyKey: string;
}

/**
 * A wallet without its history, which is read page by page. A balance is unknown if `balances` lacks it, or if it has
 * more decimals than its currency can have.
 */
export type WalletSummary = Omit<WalletRecord, 'transactions' | 'unknownBalances'>;

/** The data of the wallets at one point in time, without their history. */
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

/** A page of a history. Pages do not overlap and omit no record, even while transactions are added. */
export interface HistoryPage {
  /** Newest first, in a stable order. */
  readonly transactions: readonly HistoryRecord[];
  /** The cursor of the next older page; null on the last page. */
  readonly next: string | null;
}

/** A payment and its wallet. */
export interface PaymentOrder extends Omit<SendOrder, 'kind'> {
  readonly walletId: string;
}

/** The user's answer to a challenge. */
export interface ConfirmRequest {
  readonly challengeId: string;
  /** The six digits of a code. */
  readonly code?: string;
  /** The signed assertion of a passkey, as the app and its back end define it. */
  readonly assertion?: unknown;
}

/** The result of an executed order. */
export interface Receipt {
  /** The new record of the history. */
  readonly transaction: HistoryRecord;
  /** All balances of the wallet after the order. */
  readonly balances: Balances;
}

/** Why the back end refuses an order. A refused order has changed nothing. */
export type AdapterRefusal = OrderRefusal | MessageRefusal | Challenge | NotConfirmed;

/** Why a sign-in is refused: wrong credentials, or a sentence of the back end. */
export type SignInRefusal =
  { readonly kind: 'wrong-credentials' } | MessageRefusal | Challenge | NotConfirmed;

/** The fields of a new account. */
export interface SignUpRequest extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

/** Why no account is opened: `not-opened`, or a sentence of the back end. */
export type SignUpRefusal = { readonly kind: 'not-opened' } | MessageRefusal;

/** Why a biometric sign-in is refused. */
export type BiometricRefusal = { readonly kind: 'not-recognised' } | MessageRefusal;

/** A new wallet. The back end adds the id and the time of creation. */
export type NewWalletRequest = Pick<WalletRecord, 'name' | 'type' | 'color'>;

/**
 * Why no wallet is created: the name is refused, the key belongs to another wallet, or the back end refuses with a
 * sentence.
 */
export type CreateWalletRefusal = NewWalletRefusal | MessageRefusal | NotMade;

/**
 * The refusal of a call that a device has certainly not carried out: it could not store its data, or another tab has
 * replaced it.
 */
export interface NotMade {
  readonly kind: 'no-space' | 'replaced' | 'not-stored';
}

/** The receiving addresses of a wallet by currency. A currency without an address cannot be received. */
export type ReceiveAddresses = Readonly<Partial<Record<CurrencyId, string>>>;

/** The first data of the wallets: balances, and the newest page of each wallet's history. */
export interface FirstSheet {
  readonly sheet: BalanceSheet;
  /** The newest page of each wallet's history, by the id of the wallet. */
  readonly pages: Readonly<Record<string, HistoryPage>>;
}

/** Changed prices. */
export interface PriceUpdate {
  /** The prices that changed. */
  readonly market: Market;
  /**
   * The time of the prices on the back end's clock, ISO 8601, UTC. An update that is older than the previous update is
   * ignored.
   */
  readonly at: string;
}

/** Whether live prices arrive. */
export type PriceState = 'live' | 'interrupted';

export interface PriceListener {
  onPrices(update: PriceUpdate): void;
  /** Called when prices stop arriving or arrive again. The adapter reconnects by itself. */
  onState?(state: PriceState): void;
}

/** The abilities that a back end may lack. If an ability is missing, the app shows a sentence instead. */
export interface OptionalAbilities {
  /** The initially signed-in user. Default: no user is signed in. */
  readonly user?: User | null;
  /**
   * Returns wallets, histories and prices synchronously, for pages that are rendered at build time. Returns null if no
   * user is signed in or the data is not loaded. Never throws.
   */
  firstSheet?(): FirstSheet | null;
  /** Opens an account and signs in to it. */
  signUp?(request: SignUpRequest, options?: ReadOptions): Promise<Result<User, SignUpRefusal>>;
  /** Signs in the owner of the device by biometrics. */
  signInWithBiometrics?(options?: ReadOptions): Promise<Result<User, BiometricRefusal>>;
  /** Creates an empty wallet, once for each key. The back end trims the name. */
  createWallet?(
    wallet: NewWalletRequest,
    options: MoveOptions,
  ): Promise<Result<WalletSummary, CreateWalletRefusal>>;
  /** Returns the receiving addresses of a wallet. Rejects with `bad-request` if the wallet is not the user's. */
  receiveAddresses?(walletId: string, options?: ReadOptions): Promise<ReceiveAddresses>;
  /**
   * Returns a currency's past prices, oldest first, in the unit of account. No price is in the future. The list is
   * empty if the currency has no past prices.
   */
  priceHistory?(currency: CurrencyId, options?: ReadOptions): Promise<readonly PricePoint[]>;
  /** Returns one record of a wallet's history, or null if the id is unknown. */
  transaction?(
    query: { readonly walletId: string; readonly id: string },
    options?: ReadOptions,
  ): Promise<HistoryRecord | null>;
  /**
   * Calls a listener after balances or a history have changed without an order of this connection, such as by a payment
   * in another tab, or when a pending payment is completed. The app then reads the data again. The returned function
   * unsubscribes.
   */
  subscribeChanges?(listener: () => void): () => void;
  /**
   * Prepares a payment, and moves no money. An order with the `preparationId` accepts the terms, and `send` executes it
   * on these terms. A preparation is for one payment: `send` refuses a preparation that is expired, unknown, used, or
   * of another payment as `preparation-expired`. A repetition with the key of a completed payment has the result of the
   * payment, even after the terms have expired.
   */
  prepare?(
    order: PaymentOrder,
    options?: ReadOptions,
  ): Promise<Result<Preparation, AdapterRefusal>>;
  /**
   * Confirms a payment for which `send` has returned a challenge. The key is the key of the payment. Only the right
   * answer moves the money, and only once: a repetition of `send` or `confirm` with the key returns the same receipt. A
   * wrong answer is refused as `not-confirmed`. A challenge that is not confirmed moves no money.
   */
  confirm?(answer: ConfirmRequest, options: MoveOptions): Promise<Result<Receipt, AdapterRefusal>>;
  /** Confirms a sign-in for which `signIn` has returned a challenge. */
  confirmSignIn?(
    answer: ConfirmRequest,
    options?: ReadOptions,
  ): Promise<Result<User, SignInRefusal>>;
  /** Sends another code. The new challenge replaces the earlier one. */
  resendCode?(
    challengeId: string,
    options?: ReadOptions,
  ): Promise<Result<Challenge, MessageRefusal>>;
  /** Ends a challenge, which then cannot be confirmed. An unknown challenge is ignored. */
  cancelChallenge?(challengeId: string, options?: ReadOptions): Promise<void>;
  /**
   * Returns the fixed rate of an exchange without a quote. If the back end lacks this function, an exchange needs a
   * quote.
   */
  readonly rateOf?: RateOf;
}

/** The abilities for payments and sign-ins with several steps. */
export type StepAbility =
  'prepare' | 'confirm' | 'confirmSignIn' | 'resendCode' | 'cancelChallenge';

/**
 * The interface of a back end. A call resolves with a `Result`: a value, or an expected refusal. The call rejects if
 * the back end does not answer. A lost call is never a refusal: a refusal means that nothing has changed, but the back
 * end may have executed a lost order. So repeat it with the same idempotency key. `florin/testing` has the tests that
 * every adapter must pass.
 */
export interface WalletAdapter extends OptionalAbilities {
  /** Opens the session that later calls use. */
  signIn(credentials: Credentials, options?: ReadOptions): Promise<Result<User, SignInRefusal>>;
  /** Ends the session, if there is one. */
  signOut(options?: ReadOptions): Promise<void>;
  /** Reads wallets, balances and prices. */
  balances(options?: ReadOptions): Promise<BalanceSheet>;
  history(query: HistoryQuery, options?: ReadOptions): Promise<HistoryPage>;
  /** Requests a firm quote. Resolves with `null` if the pair has no quote. */
  quote(request: QuoteRequest, options?: ReadOptions): Promise<FirmQuote | null>;
  send(order: PaymentOrder, options: MoveOptions): Promise<Result<Receipt, AdapterRefusal>>;
  /**
   * Exchanges money. If the order has a `quoteId`, the quoted amount is credited. A quote is for one exchange: a quote
   * that is expired, unknown, used, or of another exchange is refused as `no-quote`.
   */
  exchange(order: ExchangeRequest, options: MoveOptions): Promise<Result<Receipt, AdapterRefusal>>;
  /** Calls a listener with changed prices while a user is signed in. The returned function unsubscribes. */
  subscribePrices(listener: PriceListener): () => void;
}
