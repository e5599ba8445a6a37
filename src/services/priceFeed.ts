import type { PriceMove, PriceMoves } from '../domain/commands';
import { LARGEST_MOVE } from '../domain/commands';
import { CURRENCY_LIST } from '../domain/currency';
import type { Cancel, Clock } from './clock';
import type { Random } from './random';

/** Tells how prices move, for as long as somebody listens. */
export interface PriceFeed {
  /** Calls back with every move of the market until the returned function is called. */
  subscribe(listener: (moves: PriceMoves) => void): Cancel;
}

const TICK_MS = 5_000;

/** The simulated market: every five seconds each crypto price takes a random step. */
export function createPriceFeed(clock: Clock, random: Random): PriceFeed {
  const listeners = new Set<(moves: PriceMoves) => void>();
  let stop: Cancel | null = null;

  function draw(): PriceMove {
    return {
      price: random.integer(-LARGEST_MOVE.price, LARGEST_MOVE.price),
      change: random.integer(-LARGEST_MOVE.change, LARGEST_MOVE.change),
    };
  }

  function tick() {
    const moving = CURRENCY_LIST.filter(({ type }) => type === 'crypto');
    const moves: PriceMoves = Object.fromEntries(moving.map(({ id }) => [id, draw()]));
    for (const listener of listeners) listener(moves);
  }

  return {
    subscribe(listener) {
      // A function of its own for every subscription: the same listener may subscribe twice.
      const subscription = (moves: PriceMoves) => {
        listener(moves);
      };
      listeners.add(subscription);
      stop ??= clock.every(TICK_MS, tick);
      return () => {
        listeners.delete(subscription);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
