import type { KeeperView } from '../adapters/keeper';
import type { WalletAdapter } from '../adapters/walletAdapter';
import { systemClock, type Clock } from '../services/clock';
import { browserDevice, type Device } from '../services/device';
import { consoleLog, type Log } from '../services/log';
import type { Marks } from '../services/marks';
import { systemRandom, type Random } from '../services/random';

/** Everything outside the app that the app uses. Stories and tests replace these interfaces by simulations. */
export interface Outside {
  readonly clock: Clock;
  readonly random: Random;
  readonly device: Device;
  readonly log: Log;
  /** The interface to the back end, which has the user's session and the money. */
  readonly adapter: WalletAdapter;
  /** The tab's session storage. Without it, pending orders do not survive a reload. */
  readonly visit?: Marks;
  /**
   * Stores the user's wallets and contacts on the device if the user chooses so. Without it, the app cannot store them.
   */
  readonly keeper?: KeeperView;
}

/** The browser's clock, randomness, device and console. The app adds an adapter for its back end. */
export const browserParts: Omit<Outside, 'adapter' | 'keeper' | 'visit'> = {
  clock: systemClock,
  random: systemRandom,
  device: browserDevice,
  log: consoleLog,
};
