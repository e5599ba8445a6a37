import type { PriceListener, PriceUpdate, WalletAdapter } from '../walletAdapter';
import { CURRENCY_LIST, type Market } from '../../domain/currency/currency';
import {
  LARGEST_MOVE,
  movePrices,
  type PriceMove,
  type PriceMoves,
} from '../../domain/prices/market';
import { courseFrom, recordMarket } from '../../domain/prices/marketCourse';
import type { Cancel, Clock } from '../../services/clock';
import type { Random } from '../../services/random';
import type { PriceRecord, SimulatedBook } from './simulatedBook';

/**
 * Calls a listener with the random price changes of each step, or of several missed steps, oldest first. The returned
 * function stops the steps.
 */
export type PriceSteps = (listener: (steps: readonly PriceMoves[]) => void) => Cancel;

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
 * Creates the steps of the simulated prices. From the time `began`, each price of a cryptocurrency takes a random step
 * every five seconds. No timer runs while there is no listener or the page is hidden. The missed steps are made
 * afterwards.
 */
export function createPriceSteps(
  clock: Clock,
  random: Random,
  began: number = clock.now(),
): PriceSteps {
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

  return (listener) => {
    let isStopped = false;
    const stop = clock.whileSeen(() => {
      let cancel: Cancel = () => undefined;
      const move = () => {
        const steps = Array.from({ length: catchUp() }, step);
        if (steps.length > 0) listener(steps);
        if (!isStopped) cancel = clock.after(Math.max(due - clock.now(), 0), move);
      };
      move();
      return () => {
        cancel();
      };
    });
    return () => {
      isStopped = true;
      stop();
    };
  };
}

/**
 * Converts random steps to prices, stores the latest prices in the ledger, and calls the listeners. Also publishes
 * prices that a test sets. Ignores prices that are older than the last prices.
 */
export function createSimulatedPrices(
  book: Pick<SimulatedBook, 'state' | 'priceListeners'>,
  steps: PriceSteps,
  clock: Clock,
  record: PriceRecord = {},
): WalletAdapter['subscribePrices'] {
  const listeners = new Set<PriceListener>();
  let stop: Cancel | null = null;
  /**
   * The time of the last prices. If the clock is set back, new prices have this time, because older prices are ignored.
   */
  let priced = clock.now();

  function publish({ market, at }: PriceUpdate): void {
    if (Date.parse(at) < priced) return;
    priced = Date.parse(at);
    const before = record.course ?? courseFrom({ at: priced, market: book.state.market });
    book.state = { ...book.state, market: { ...book.state.market, ...market } };
    record.course = recordMarket(before, { at: Date.parse(at), market: book.state.market });
    for (const listener of listeners) listener.onPrices({ market, at });
  }

  function move(moved: readonly PriceMoves[]): void {
    const { currencies, market: before } = book.state;
    let market = before;
    for (const moves of moved) {
      const after = movePrices(currencies, market, moves);
      if (after.ok) market = after.value;
    }
    const changed = currencies.filter(({ id }) => market[id] !== before[id]);
    const prices: Market = Object.fromEntries(changed.map(({ id }) => [id, market[id]]));
    publish({ market: prices, at: new Date(Math.max(priced, clock.now())).toISOString() });
  }

  function follow(): Cancel {
    book.priceListeners.add(publish);
    const stopSteps = steps(move);
    return () => {
      book.priceListeners.delete(publish);
      stopSteps();
    };
  }

  return ({ onPrices, onState }) => {
    // A new object for each subscription, so that a listener that subscribes twice is called twice.
    const listener: PriceListener = { onPrices, ...(onState && { onState }) };
    listeners.add(listener);
    onState?.('live');
    stop ??= follow();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  };
}
