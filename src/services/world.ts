import type { Contact } from '../domain/recipients/contact';
import type { User } from '../domain/user';
import { DEMO_USER } from '../domain/user';
import type { Authentication } from './authentication';
import { createAuthentication } from './authentication';
import type { BackEnd } from './backEnd';
import type { Clock } from './clock';
import { systemClock } from './clock';
import type { Device } from './device';
import { browserDevice, simulatedDevice } from './device';
import type { Log } from './log';
import { consoleLog } from './log';
import type { Random } from './random';
import { systemRandom } from './random';
import type { BegunCall, Call, Delays, Outcomes } from './simulation';
import { createCall } from './simulation';
import type { SimulatedWalletServices } from './walletServices';

/** The parts of a world. A part that is left out is the real thing. */
export interface WorldOptions {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly device?: Device;
  readonly log?: Log;
  /** How long calls take; a function is asked at every call. */
  readonly delays?: Delays | (() => Delays);
  /** How calls end; the object is read at every call. */
  readonly outcomes?: Outcomes;
  /** Is told of every call that begins. */
  readonly onCall?: ((call: BegunCall) => void) | undefined;
  /** The signed-in user at the start; null for nobody. */
  readonly user?: User | null;
}

/**
 * Everything outside the app, behind interfaces, and the state that it starts in. The services of
 * the wallets may be missing: then the simulated ones are made when the wallets are first wanted,
 * so that a page without wallets needs none of their code.
 */
export interface World extends Partial<SimulatedWalletServices> {
  /** The moment at which the world began, in milliseconds since 1970, UTC. */
  readonly began: number;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Every simulated service calls through it. */
  readonly call: Call;
  readonly authentication: Authentication;
  readonly device: Device;
  readonly user: User | null;
  /** The saved contacts at the start; nobody without them. */
  readonly contacts?: readonly Contact[];
  /** The other side that keeps the wallets; without one they are simulated here. */
  readonly backEnd?: BackEnd;
}

/**
 * Makes a world. Without options it is the one that the app runs in: the device's clock and randomness,
 * the specified delays, the demo session. A world over a real back end is made by `worldOf`.
 */
export function createWorld({
  clock = systemClock,
  random = systemRandom,
  device = browserDevice,
  log = consoleLog,
  delays = 'real',
  outcomes = {},
  onCall,
  user = DEMO_USER,
}: WorldOptions = {}): World {
  const call = createCall({ clock, delays, outcomes, onCall });
  return {
    began: clock.now(),
    clock,
    random,
    log,
    call,
    authentication: createAuthentication(call, random),
    device: simulatedDevice(device, call),
    user,
  };
}
