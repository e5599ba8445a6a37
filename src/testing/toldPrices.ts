import type { PriceListener, PriceState, WalletAdapter } from '../backend/walletAdapter';
import type { Market } from '../domain/currency/currency';

/** A back end whose prices move when a test says so; `backEnd` goes into a description of a world. */
export function toldPrices() {
  const listeners = new Set<PriceListener>();
  return {
    listeners,
    backEnd: (simulated: WalletAdapter): WalletAdapter => ({
      ...simulated,
      subscribePrices(listener) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    }),
    /** Sends prices of a moment, ISO 8601, later than the first ones without it. */
    tell(market: Partial<Market>, at = '2026-03-14T10:00:00.000Z') {
      for (const { onPrices } of listeners) onPrices({ market, at });
    },
    /** Sends whether prices arrive. */
    tellState(state: PriceState) {
      for (const { onState } of listeners) onState?.(state);
    },
  };
}
