import type { Transaction } from '#src/domain/history/transaction';
import type { Credentials } from '#src/domain/user';
import type {
  OptionalAbilities,
  PaymentOrder,
  PriceUpdate,
  QuoteRequest,
  WalletAdapter,
} from '#src/adapters/walletAdapter';
import type { After } from '#src/adapters/device';
import type { Line } from './line';

/** A back end for a single test of the conformance kit, with the data that the test uses. */
export interface BackEndUnderTest {
  /**
   * Opens a new connection to this back end, without a signed-in user. For an adapter over HTTP, returns
   * `createHttpAdapter({ baseUrl, fetch: line.wrapFetch(fetch) })`.
   */
  connect(line: Line): WalletAdapter;
  /** Credentials that the back end accepts. */
  readonly credentials: Credentials;
  /** Credentials that the back end refuses. */
  readonly wrongCredentials: Credentials;
  /**
   * A small payment that the wallet can pay two hundred times. The wallet's history must have at least five records.
   */
  readonly payment: PaymentOrder;
  /** A small exchange with a quote. If it is missing, the tests for exchanges do not run. */
  readonly exchange?: QuoteRequest;
  /**
   * A payment that is confirmed by a code. If it is missing, the tests for challenges do not run. The kit also enters
   * the code if another payment, an exchange or a sign-in needs one.
   */
  readonly challenged?: {
    readonly payment: PaymentOrder;
    readonly code: string;
    readonly wrongCode: string;
  };
  /** Called after the test, to close its connections. */
  close?(): void | Promise<void>;
}

/**
 * Functions with which a test of the kit changes the state of a back end. A test that needs a missing function does not
 * run, and its name contains the reason.
 */
export interface Controls<BackEnd> {
  /** Makes all quotes of a back end expire. */
  readonly expireQuotes?: ((backEnd: BackEnd) => void | Promise<void>) | undefined;
  /** Makes all preparations, the promised terms of payments, of a back end expire. */
  readonly expirePreparations?: ((backEnd: BackEnd) => void | Promise<void>) | undefined;
  /** Sets the clock of a back end forward by `ms` milliseconds, or back if `ms` is negative. */
  readonly skewClock?: ((backEnd: BackEnd, ms: number) => void | Promise<void>) | undefined;
  /** Makes a back end send prices to all connections. */
  readonly pushPrices?:
    ((backEnd: BackEnd, update: PriceUpdate) => void | Promise<void>) | undefined;
  /** Ends all sessions of a back end, as a bank does after some minutes. */
  readonly endSessions?: ((backEnd: BackEnd) => void | Promise<void>) | undefined;
  /** Changes the status of a payment that was made: it becomes pending, arrives in parts, is completed, or fails. */
  readonly setStatus?:
    ((backEnd: BackEnd, change: StatusChange) => void | Promise<void>) | undefined;
}

/** The new status of a payment, and the part of its amount that has arrived. */
export type StatusChange = Pick<Transaction, 'id' | 'status' | 'arrived'>;

/** The name of an optional method or property of an adapter, such as `signUp`. */
export type Ability = keyof OptionalAbilities;

/** The options of `walletConformance`, which returns the tests that an adapter has to pass. */
export interface ConformanceOptions<
  BackEnd extends BackEndUnderTest = BackEndUnderTest,
> extends Controls<BackEnd> {
  /** Opens a back end for one test. It may have the wallets of the previous test, or new wallets. */
  readonly open: () => BackEnd | Promise<BackEnd>;
  /** Whether back ends have `exchange`, so that the tests for exchanges run. */
  readonly exchanges?: boolean;
  /** Whether back ends have `challenged`, so that the tests for challenges run. */
  readonly challenges?: boolean;
  /** All optional methods and properties of the adapter. The tests for them run. */
  readonly abilities?: readonly Ability[];
  /**
   * Recipients of the kinds that the app adds, in the form in which `SendForm` sends them: an IBAN without spaces. The
   * back end must store and return them unchanged. If the list is missing, the tests for recipients do not run.
   */
  readonly recipients?: readonly string[];
  /** The timer of the tests, for example for their time limits. Default: the device's timer. */
  readonly after?: After;
  /** Makes idempotency keys. Default: keys from the device's randomness. */
  readonly newKey?: () => string;
}

/** A named test of an adapter. If the adapter fails the test, `run` rejects with a sentence about the expectation. */
export interface ConformanceCase {
  /**
   * If the test cannot run, the name begins with `not run:` and contains the reason, so that no report shows the test
   * as passed.
   */
  readonly name: string;
  readonly isRun: boolean;
  readonly run: () => Promise<void>;
}
