import type { KeeperView } from '../backend/keeper';
import type { WalletAdapter } from '../backend/walletAdapter';
import type { Clock } from '../services/clock';
import { systemClock } from '../services/clock';
import type { Device } from '../services/device';
import { browserDevice } from '../services/device';
import type { Log } from '../services/log';
import { consoleLog } from '../services/log';
import type { Marks } from '../services/marks';
import type { Random } from '../services/random';
import { systemRandom } from '../services/random';

/** Everything outside the app that the app uses, as interfaces that stories and tests can replace. */
export interface Outside {
  readonly clock: Clock;
  readonly random: Random;
  readonly device: Device;
  readonly log: Log;
  /** The back end with the session and the money. */
  readonly adapter: WalletAdapter;
  /** Texts that are kept until the tab is closed, also after a reload; an app without it forgets them. */
  readonly visit?: Marks;
  /** Keeps the user's data on the device by choice; an app without it keeps nothing. */
  readonly keeper?: KeeperView;
}

/** The browser's clock, randomness, device and console: an outside world without its adapter. */
export const browserParts: Omit<Outside, 'adapter' | 'keeper' | 'visit'> = {
  clock: systemClock,
  random: systemRandom,
  device: browserDevice,
  log: consoleLog,
};
