import { randomUUID } from 'node:crypto';
import { sampleWorld } from '../../../src/domain/ledger/sampleWorld';
import { DEMO_USER } from '../../../src/domain/user';
import type { PriceUpdate } from '../../../src/backend/walletAdapter';
import type { Database } from './database';
import type { Prices } from './prices';
import { addWorld } from './seed';

/** A wish of the program that has started the server. */
export type Wish =
  /** An account of its own with the sample world, whose e-mail address is the answer. */
  | { readonly kind: 'add-account' }
  | { readonly kind: 'expire-quotes' }
  /** How many milliseconds the clock is ahead. */
  | { readonly kind: 'skew-clock'; readonly ms: number }
  | { readonly kind: 'push-prices'; readonly update: PriceUpdate };

/** A wish, and the number that its answer has. */
export interface WishMessage {
  readonly number: number;
  readonly wish: Wish;
}

/** The parts of the server that can be steered. */
export interface Steered {
  readonly database: Database;
  readonly prices: Prices;
  readonly clock: () => number;
  readonly skewClock: (ms: number) => void;
}

async function grant({ database, prices, clock, skewClock }: Steered, wish: Wish) {
  switch (wish.kind) {
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
      skewClock(wish.ms);
      return null;
    case 'push-prices':
      prices.push(wish.update);
      return null;
  }
}

/**
 * Lets a test do what no client can. It listens on the channel that Node opens between a program and
 * one that it has forked: from the network nothing of it can be reached.
 */
export function steerFromParent(steered: Steered): void {
  process.on('message', ({ number, wish }: WishMessage) => {
    grant(steered, wish).then(
      (answer) => process.send?.({ number, answer }),
      (error: unknown) => process.send?.({ number, error: String(error) }),
    );
  });
}
