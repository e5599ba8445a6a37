import type { PriceListener, PriceUpdate, WalletAdapter } from '../walletAdapter';
import type { Market } from '../../domain/currency/currency';
import { courseFrom, recordMarket } from '../../domain/prices/marketCourse';
import { movePrices, type PriceMoves } from '../../domain/prices/market';
import type { Cancel, Clock } from '../../services/clock';
import type { PriceSteps } from './priceSteps';
import type { PriceRecord, SimulatedBook } from './simulatedBook';

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
    const stopSteps = steps.subscribe(move);
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
