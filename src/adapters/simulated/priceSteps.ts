import { LARGEST_MOVE, type PriceMove, type PriceMoves } from '../../domain/prices/market';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import type { Cancel, Clock } from '../../services/clock';
import type { Random } from '../../services/random';

/** Receives the random price changes of one step, or of several missed steps, oldest first. */
export type StepListener = (steps: readonly PriceMoves[]) => void;

/** The random steps of the simulated prices. */
export interface PriceSteps {
  /**
   * Calls a listener with every step. The first listener immediately receives the missed steps. The returned function
   * unsubscribes.
   */
  subscribe(listener: StepListener): Cancel;
}

const MOVING = CURRENCY_LIST.filter(({ type }) => type === 'crypto');

const STEP_MS = 5_000;

/** The maximum number of steps in one call. More steps would block the rendering on a slow phone. */
const BATCH = 100;

/**
 * The longest time without a listener, or with a hidden page, for which all missed steps are made: 31 days. After a
 * longer time, the device's clock was probably changed.
 */
const LONGEST_ABSENCE_MS = 31 * 86_400_000;

/**
 * Creates the simulated prices. From the time `began`, each price of a cryptocurrency takes a random step every five
 * seconds. No timer runs while there is no listener or the page is hidden. The missed steps are made afterwards.
 */
export function createPriceSteps(
  clock: Clock,
  random: Random,
  began: number = clock.now(),
): PriceSteps {
  const listeners = new Set<StepListener>();
  let stop: Cancel | null = null;
  /** The time of the next step. */
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
    // If the clock was set back, the count is negative. No step is made, and `due` moves back as well.
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
      // A new function for each subscription, so that a listener that subscribes twice is called twice.
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
