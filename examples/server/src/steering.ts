import { randomUUID } from 'node:crypto';
import { sampleWorld } from '../../../src/domain/demo/sampleWorld';
import { DEMO_USER } from '../../../src/domain/demo/demoAccount';
import type { PriceUpdate } from '../../../src/backend/walletAdapter';
import type { Database } from './database';
import type { Prices } from './prices';
import { addWorld } from './seed';

/** A command of the process that has started the server. */
export type Command =
  /** Creates a user with the sample wallets. The answer is the e-mail address. */
  | { readonly kind: 'add-account' }
  | { readonly kind: 'expire-quotes' }
  /** Sets the clock ahead by this time. */
  | { readonly kind: 'skew-clock'; readonly ms: number }
  | { readonly kind: 'push-prices'; readonly update: PriceUpdate };

/** A command, and a number that its answer repeats. */
export interface CommandMessage {
  readonly number: number;
  readonly command: Command;
}

/** The parts of the server that commands change. */
export interface Steered {
  readonly database: Database;
  readonly prices: Prices;
  readonly clock: () => number;
  readonly skewClock: (ms: number) => void;
}

async function run({ database, prices, clock, skewClock }: Steered, command: Command) {
  switch (command.kind) {
    case 'add-account': {
      const id = randomUUID();
      const user = { ...DEMO_USER, id, email: `${id}@florin.example` };
      await database.write((on) => addWorld(on, user, sampleWorld(clock())));
      return user.email;
    }
    case 'expire-quotes':
      await database.write((on) => on.execute('UPDATE quotes SET expires_at = 0'));
      return null;
    case 'skew-clock':
      skewClock(command.ms);
      return null;
    case 'push-prices':
      prices.push(command.update);
      return null;
  }
}

/**
 * Runs commands that clients cannot send, for tests. They arrive on Node's channel to the parent process, which the
 * network cannot reach.
 */
export function steerFromParent(steered: Steered): void {
  process.on('message', ({ number, command }: CommandMessage) => {
    run(steered, command).then(
      (answer) => process.send?.({ number, answer }),
      (error: unknown) => process.send?.({ number, error: String(error) }),
    );
  });
}
