import { sampleWorld } from '../../domain/demo/sampleWorld';
import type { WalletState } from '../../domain/ledger/ledger';
import { systemClock } from '../../services/clock';
import { systemRandom } from '../../services/random';
import { createSimulatedAdapter } from './simulatedAdapter';
import { createSimulatedBook } from './simulatedBook';
import type { SimulatedOptions } from './simulatedSession';
import type { SimulatedStepsOptions } from './simulatedSteps';
import { createSimulatedSteps } from './simulatedSteps';

/** The options of a bank in memory. */
export interface SimulatedBankOptions
  extends
    Omit<SimulatedStepsOptions, 'book' | 'clock'>,
    Partial<Pick<SimulatedOptions, 'clock' | 'delays' | 'user'>> {
  /** The wallets at the start. Default: the sample wallets. */
  readonly wallets?: WalletState;
}

/**
 * Makes a bank in memory for a demo without a server: the simulated back end, with fees and codes before its payments. The
 * time and the random numbers are those of the device.
 */
export function createSimulatedBank({
  clock = systemClock,
  wallets = sampleWorld(clock.now()),
  delays = 'real',
  user = null,
  ...steps
}: SimulatedBankOptions = {}): ReturnType<ReturnType<typeof createSimulatedSteps>> {
  const book = createSimulatedBook(wallets, clock);
  const options = { clock, random: systemRandom, delays, user, book };
  return createSimulatedSteps({ ...steps, book, clock })(createSimulatedAdapter(options));
}
