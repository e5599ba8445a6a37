import type { Credentials } from '../../domain/user';
import type {
  OptionalAbilities,
  PaymentOrder,
  PriceUpdate,
  QuoteRequest,
  WalletAdapter,
} from '../walletAdapter';
import type { After } from '../device';
import type { Line } from './line';

/** A back end for one case, which only this case uses. */
export interface BackEndUnderTest {
  /**
   * Opens a new connection to this back end without a signed-in user: `createHttpAdapter({ baseUrl, fetch:
   * line.wrapFetch(fetch) })`.
   */
  connect(line: Line): WalletAdapter;
  /** Valid credentials, and invalid ones. */
  readonly credentials: Credentials;
  readonly wrongCredentials: Credentials;
  /** A small payment that the wallet can pay two hundred times. The wallet has at least five records of history. */
  readonly payment: PaymentOrder;
  /** A small exchange with a quote; without it the cases of exchanges do not run. */
  readonly exchange?: QuoteRequest;
  /** A payment that is confirmed by a code; without it the cases of challenges do not run. */
  readonly challenged?: {
    readonly payment: PaymentOrder;
    readonly code: string;
    readonly wrongCode: string;
  };
  /** Closes the connections of the case. */
  close?(): void | Promise<void>;
}

/** Controls of a back end. A case that needs a missing control does not run, and its name contains the reason. */
export interface Controls<BackEnd> {
  /** Lets all quotes of a back end expire. */
  readonly expireQuotes?: ((backEnd: BackEnd) => void | Promise<void>) | undefined;
  /** Lets all preparations of a back end expire. */
  readonly expirePreparations?: ((backEnd: BackEnd) => void | Promise<void>) | undefined;
  /** Moves the clock of a back end forward, or back by a negative number of milliseconds. */
  readonly skewClock?: ((backEnd: BackEnd, ms: number) => void | Promise<void>) | undefined;
  /** Makes a back end send these prices to all connections. */
  readonly pushPrices?:
    ((backEnd: BackEnd, update: PriceUpdate) => void | Promise<void>) | undefined;
}

/** An ability that an adapter may lack. */
export type Ability = keyof OptionalAbilities;

/** The parts of the conformance kit. */
export interface ConformanceOptions<
  BackEnd extends BackEndUnderTest = BackEndUnderTest,
> extends Controls<BackEnd> {
  /** Opens a back end for one case. Its wallets are the same each time, or new. */
  readonly open: () => BackEnd | Promise<BackEnd>;
  /** Whether exchanges have quotes, so that their cases run. */
  readonly exchanges?: boolean;
  /** Whether back ends have `challenged`, so that its cases run. */
  readonly challenges?: boolean;
  /** All abilities of the adapter and no others, so that their cases run. */
  readonly abilities?: readonly Ability[];
  /**
   * Recipients of the kinds that the app adds, as `SendForm` sends them: an IBAN without spaces. The back end stores and
   * returns them unchanged. Without them, their cases do not run.
   */
  readonly recipients?: readonly string[];
  /** The timer of the cases; the device's timer without it. */
  readonly after?: After;
  /** Makes idempotency keys; by default from the device's randomness. */
  readonly newKey?: () => string;
}

/** A named test. If the adapter fails it, `run` rejects with a sentence about the expectation. */
export interface ConformanceCase {
  /** Begins with `not run:` if a control or an ability is missing, so that the case does not look passed. */
  readonly name: string;
  readonly isRun: boolean;
  readonly run: () => Promise<void>;
}
