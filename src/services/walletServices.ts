import type { WalletState } from '../domain/ledger/ledger';
import { sampleWorld } from '../domain/ledger/sampleWorld';
import type { Payments, SimulatedPayments } from './payments';
import { createPayments } from './payments';
import type { PriceFeed } from './priceFeed';
import { createPriceFeed } from './priceFeed';
import type { Clock } from './clock';
import type { Random } from './random';
import type { Call } from './simulation';

/** The wallets' part of the outside world, with their state at the start. */
export interface WalletServices {
  readonly payments: Payments;
  readonly priceFeed: PriceFeed;
  readonly wallets: WalletState;
}

/** The same, simulated. */
export interface SimulatedWalletServices extends WalletServices {
  readonly payments: SimulatedPayments;
}

/** The parts of a world that the simulated services are made of. */
interface WalletWorld {
  readonly began: number;
  readonly clock: Clock;
  readonly random: Random;
  readonly call: Call;
}

/**
 * Makes the simulated services of a world's wallets. They are the same whenever they are made:
 * prices move, and transactions are dated, from the moment at which the world began.
 */
export function createWalletServices({
  began,
  clock,
  random,
  call,
}: WalletWorld): SimulatedWalletServices {
  return {
    payments: createPayments(call),
    priceFeed: createPriceFeed(clock, random, began),
    wallets: sampleWorld(began),
  };
}
