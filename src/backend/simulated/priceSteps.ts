import type { PriceMove, PriceMoves } from '../../domain/prices/market';
import { LARGEST_MOVE } from '../../domain/prices/market';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import type { Cancel, Clock } from '../../services/clock';
import type { Random } from '../../services/random';

/** Receives the market's steps, oldest first: one, or several that fell due meanwhile. */
export type StepListener = (steps: readonly PriceMoves[]) => void;

/** The random steps of the simulated market. */
export interface PriceSteps {
  /**
   * Calls back with every step of the market until the returned function is called. The first listener is called at
   * once with the steps that no listener has had yet.
   */
  subscribe(listener: StepListener): Cancel;
}

/** The currencies whose prices move. */
const MOVING = CURRENCY_LIST.filter(({ type }) => type === 'crypto');

const STEP_MS = 5_000;

/** How many steps are told at once: few enough for a slow phone to draw the page in between. */
const BATCH = 100;

/** A clock that is further ahead was set, and its page did not sleep: 31 days. */
const LONGEST_ABSENCE_MS = 31 * 86_400_000;

/**
 * The simulated market: from the moment `began`, every five seconds by the clock, each crypto price
 * takes a random step. Nothing runs while nobody listens, or while the page is not seen: the steps
 * that fell due meanwhile are told afterwards.
 */
export function createPriceSteps(
  clock: Clock,
  random: Random,
  began: number = clock.now(),
): PriceSteps {
  const listeners = new Set<StepListener>();
  let stop: Cancel | null = null;
  /** When the next step falls due. */
  let due = began + STEP_MS;

  function draw(): PriceMove {
    return {
      price: random.integer(-LARGEST_MOVE.price, LARGEST_MOVE.price),
      change: random.integer(-LARGEST_MOVE.change, LARGEST_MOVE.change),
    };
  }

  function step(): PriceMoves {
    return Object.fromEntries(MOVING.map(({ id }) => [id, draw()]));
  }

  function catchUp(): number {
    const now = clock.now();
    due = Math.max(due, now - LONGEST_ABSENCE_MS);
    // Below zero when the clock was set back: without a step, the next one falls due soon again.
    const count = Math.min(Math.floor((now - due) / STEP_MS) + 1, BATCH);
    due += count * STEP_MS;
    return Math.max(count, 0);
  }

  function follow(): Cancel {
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
      const subscription: StepListener = (steps) => {
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
