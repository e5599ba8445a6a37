import type { WalletState } from '../domain/ledger';
import { sampleWorld } from '../domain/sampleWorld';
import type { User } from '../domain/user';
import { DEMO_USER } from '../domain/user';
import type { Authentication } from './authentication';
import { createAuthentication } from './authentication';
import type { Clock } from './clock';
import { systemClock } from './clock';
import type { Device } from './device';
import { browserDevice, simulatedDevice } from './device';
import type { Log } from './log';
import { consoleLog } from './log';
import type { Payments } from './payments';
import { createPayments } from './payments';
import type { PriceFeed } from './priceFeed';
import { createPriceFeed } from './priceFeed';
import type { Random } from './random';
import { systemRandom } from './random';
import type { Delays, Outcomes } from './simulation';
import { createCall } from './simulation';

/** What a world is made of. Whatever is left out is the real thing. */
export interface WorldOptions {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly device?: Device;
  readonly log?: Log;
  /** How long calls take; a function is asked at every call. */
  readonly delays?: Delays | (() => Delays);
  /** How calls end; the object is read at every call. */
  readonly outcomes?: Outcomes;
  /** Who is signed in at the start; null for nobody. */
  readonly user?: User | null;
  /** What the wallets hold at the start. */
  readonly wallets?: WalletState;
}

/** Everything outside the app, behind interfaces, and the state that it starts in. */
export interface World {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly authentication: Authentication;
  readonly payments: Payments;
  readonly priceFeed: PriceFeed;
  readonly device: Device;
  readonly user: User | null;
  readonly wallets: WalletState;
}

/**
 * Makes a world. Without options it is the one that the app runs in: the device's clock and chance,
 * the specified delays, the demo session, the sample wallets. A real backend is plugged in here.
 */
export function createWorld({
  clock = systemClock,
  random = systemRandom,
  device = browserDevice,
  log = consoleLog,
  delays = 'real',
  outcomes = {},
  user = DEMO_USER,
  wallets = sampleWorld(clock.now()),
}: WorldOptions = {}): World {
  const call = createCall({ clock, delays, outcomes });
  return {
    clock,
    random,
    log,
    authentication: createAuthentication(call, random),
    payments: createPayments(call),
    priceFeed: createPriceFeed(clock, random),
    device: simulatedDevice(device, call),
    user,
    wallets,
  };
}
