import { sampleWorld } from '#src/domain/demo/sampleWorld';
import type { WalletState } from '#src/domain/ledger/ledger';
import { systemClock } from '#src/services/clock';
import { systemRandom } from '#src/services/random';
import {
  createSimulatedAdapter,
  type SimulatedAdapterOptions,
} from '#src/adapters/simulated/simulatedAdapter';
import { createSimulatedBook } from '#src/adapters/simulated/simulatedBook';
import { createSimulatedSteps, type SimulatedStepsOptions } from './simulatedSteps';

/** The options of `createSimulatedBank`: the fees and codes of payments, and the initial state. */
export interface SimulatedBankOptions
  extends
    Omit<SimulatedStepsOptions, 'book' | 'clock'>,
    Partial<Pick<SimulatedAdapterOptions, 'clock' | 'delays' | 'user'>> {
  /** The wallets at the start. Default: the sample wallets. */
  readonly wallets?: WalletState;
}

/**
 * Creates a bank in memory for a demo without a server: the simulated back end, with fees and codes before its
 * payments. The time and the random numbers are those of the device.
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
