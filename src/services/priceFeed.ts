import type { PriceMove, PriceMoves } from '../domain/commands';
import { LARGEST_MOVE } from '../domain/commands';
import { CURRENCY_LIST } from '../domain/currency';
import type { Cancel, Clock } from './clock';
import type { Random } from './random';

/** Hears the market's steps, oldest first: one, or several that fell due meanwhile. */
export type PriceListener = (steps: readonly PriceMoves[]) => void;

/** Tells how prices move, for as long as somebody listens. */
export interface PriceFeed {
  /** Calls back with every step of the market until the returned function is called. */
  subscribe(listener: PriceListener): Cancel;
}

const STEP_MS = 5_000;

/** How many steps are told at once: few enough for a slow phone to draw the page in between. */
const BATCH = 100;

/** A clock that is further ahead was set, and its page did not sleep: 31 days. */
const LONGEST_ABSENCE_MS = 31 * 86_400_000;

/**
 * The simulated market: every five seconds by the clock each crypto price takes a random step. A
 * page that is not seen is told nothing; on its return it is told the steps that fell due meanwhile.
 */
export function createPriceFeed(clock: Clock, random: Random): PriceFeed {
  const listeners = new Set<PriceListener>();
  let stop: Cancel | null = null;

  function draw(): PriceMove {
    return {
      price: random.integer(-LARGEST_MOVE.price, LARGEST_MOVE.price),
      change: random.integer(-LARGEST_MOVE.change, LARGEST_MOVE.change),
    };
  }

  function step(): PriceMoves {
    const moving = CURRENCY_LIST.filter(({ type }) => type === 'crypto');
    return Object.fromEntries(moving.map(({ id }) => [id, draw()]));
  }

  function follow(): Cancel {
    /** When the next step falls due. */
    let due = clock.now() + STEP_MS;

    function catchUp(): number {
      const now = clock.now();
      due = Math.max(due, now - LONGEST_ABSENCE_MS);
      // Below zero when the clock was set back: without a step, the next one falls due soon again.
      const count = Math.min(Math.floor((now - due) / STEP_MS) + 1, BATCH);
      due += count * STEP_MS;
      return Math.max(count, 0);
    }

    return clock.whileSeen(() => {
      let cancel: Cancel = () => undefined;
      const move = () => {
        const steps = Array.from({ length: catchUp() }, step);
        if (steps.length > 0) for (const listener of listeners) listener(steps);
        if (listeners.size > 0) cancel = clock.after(Math.max(due - clock.now(), 0), move);
      };
      move();
      return () => {
        cancel();
      };
    });
  }

  return {
    subscribe(listener) {
      // A function of its own for every subscription: the same listener may subscribe twice.
      const subscription: PriceListener = (steps) => {
        listener(steps);
      };
      listeners.add(subscription);
      stop ??= follow();
      return () => {
        listeners.delete(subscription);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
