import type { PriceMove, PriceMoves } from '../../domain/prices/market';
import { LARGEST_MOVE } from '../../domain/prices/market';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import type { Cancel, Clock } from '../../services/clock';
import type { Random } from '../../services/random';

/** Receives one step of the market, or several missed steps, oldest first. */
export type StepListener = (steps: readonly PriceMoves[]) => void;

/** The random steps of the simulated market. */
export interface PriceSteps {
  /**
   * Calls a listener with every step of the market. The first listener immediately receives the missed steps. The
   * returned function unsubscribes.
   */
  subscribe(listener: StepListener): Cancel;
}

/** The currencies whose prices move. */
const MOVING = CURRENCY_LIST.filter(({ type }) => type === 'crypto');

const STEP_MS = 5_000;

/** The largest number of steps in one call. More steps would block a slow phone from rendering the page. */
const BATCH = 100;

/**
 * The longest absence after which listeners receive all missed steps: 31 days. After a longer absence the clock was
 * probably changed.
 */
const LONGEST_ABSENCE_MS = 31 * 86_400_000;

/**
 * Makes the simulated market. From the time `began`, each crypto price takes a random step every five seconds. No timer
 * runs if there is no listener or the page is hidden. Listeners receive the missed steps afterwards.
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
    // The count is below zero if the clock was set back. There is then no step, and the next step is due soon.
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
      // Each subscription has a new function. Otherwise a listener that subscribes twice would be in the set only once.
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
