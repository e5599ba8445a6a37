import type { PriceListener, PriceUpdate, WalletAdapter } from '../walletAdapter';
import type { Market } from '../../domain/currency/currency';
import { courseFrom, recordMarket } from '../../domain/prices/marketCourse';
import type { PriceMoves } from '../../domain/prices/market';
import { movePrices } from '../../domain/prices/market';
import type { Cancel, Clock } from '../../services/clock';
import type { PriceSteps } from './priceSteps';
import type { PriceRecord, SimulatedBook } from './simulatedBook';

/**
 * Converts the steps of a simulated market to prices, stores the latest prices in the state of a book, and calls the
 * listeners. Prices that are set from outside the simulation are treated in the same way. Outdated prices are ignored.
 * The simulation needs no connection, so the prices are always live.
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
   * The time of the last prices. If the clock is set back, new prices have this time, so that they are not outdated.
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
    const stopSteps = steps.subscribe(move);
    return () => {
      book.priceListeners.delete(publish);
      stopSteps();
    };
  }

  return ({ onPrices, onState }) => {
    // Each subscription has a new object. Otherwise a listener that subscribes twice would be in the set only once.
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
