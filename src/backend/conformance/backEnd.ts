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

/** A back end for one case: nobody else uses its account meanwhile. */
export interface BackEndUnderTest {
  /** A new connection to this back end, on which nobody is signed in: `createHttpAdapter({ baseUrl, fetch: line.wrapFetch(fetch) })`. */
  connect(line: Line): WalletAdapter;
  /** A pair that signs in, and a pair that does not. */
  readonly credentials: Credentials;
  readonly wrongCredentials: Credentials;
  /** A small payment that the wallet can pay two hundred times. The wallet has at least five lines of history. */
  readonly payment: PaymentOrder;
  /** A small exchange that is quoted; without one the cases of exchanges do not run. */
  readonly exchange?: QuoteRequest;
  /** Ends what was opened for the case. */
  close?(): void | Promise<void>;
}

/** Ways to steer a back end. A case that needs one that is not there says so, and does not run. */
export interface Controls<BackEnd> {
  /** Lets all quotes of a back end expire. */
  readonly expireQuotes?: ((backEnd: BackEnd) => void | Promise<void>) | undefined;
  /** Sets the clock of a back end on, or back by a negative number of milliseconds. */
  readonly skewClock?: ((backEnd: BackEnd, ms: number) => void | Promise<void>) | undefined;
  /** Has a back end tell all connections these prices. */
  readonly pushPrices?:
    ((backEnd: BackEnd, update: PriceUpdate) => void | Promise<void>) | undefined;
}

/** An ability that an adapter may lack. */
export type Ability = keyof OptionalAbilities;

/** The parts of the conformance kit. */
export interface ConformanceOptions<
  BackEnd extends BackEndUnderTest = BackEndUnderTest,
> extends Controls<BackEnd> {
  /** Opens a back end for one case. Its wallets start alike each time, or are new ones. */
  readonly open: () => BackEnd | Promise<BackEnd>;
  /** Whether an exchange is quoted, so that its cases run. */
  readonly exchanges?: boolean;
  /** The abilities that the adapter has, so that their cases run: all that it has, and no others. */
  readonly abilities?: readonly Ability[];
  /** Waits for what comes late; the device's own timer without it. */
  readonly after?: After;
  /** Makes idempotency keys; the device's own randomness without it. */
  readonly newKey?: () => string;
}

/** A test by its name. `run` rejects where the adapter fails it, with a sentence that says what was expected. */
export interface ConformanceCase {
  /** Begins with `not run:` where a control or an ability is missing: a test that looks at nothing shall not look passed. */
  readonly name: string;
  readonly isRun: boolean;
  readonly run: () => Promise<void>;
}
