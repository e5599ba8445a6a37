import type { PriceListener, WalletAdapter } from '../walletAdapter';
import type { Market } from '../../domain/currency/currency';
import { movePrices } from '../../domain/prices/market';
import type { Cancel, Clock } from '../../services/clock';
import type { PriceSteps } from './priceSteps';
import type { SimulatedBook } from './simulatedBook';

/** Turns the steps of a simulated market into prices, of which a book's state keeps the last. */
export function createSimulatedPrices(
  book: Pick<SimulatedBook, 'state'>,
  steps: PriceSteps,
  clock: Clock,
): WalletAdapter['subscribePrices'] {
  const listeners = new Set<PriceListener>();
  let stop: Cancel | null = null;
  /** The moment of the last prices. A clock that is set back does not date new prices before old ones. */
  let priced = clock.now();

  function follow(): Cancel {
    return steps.subscribe((moved) => {
      const { currencies, market: before } = book.state;
      let market = before;
      for (const moves of moved) {
        const after = movePrices(currencies, market, moves);
        if (after.ok) market = after.value;
      }
      book.state = { ...book.state, market };
      const changed = currencies.filter(({ id }) => market[id] !== before[id]);
      const prices: Partial<Market> = Object.fromEntries(changed.map(({ id }) => [id, market[id]]));
      priced = Math.max(priced, clock.now());
      const update = { market: prices, at: new Date(priced).toISOString() };
      for (const listener of listeners) listener.onPrices(update);
    });
  }

  return ({ onPrices, onState }) => {
    // An object of its own for every subscription: the same listener may subscribe twice.
    const listener: PriceListener = { onPrices };
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
