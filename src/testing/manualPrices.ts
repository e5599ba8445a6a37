import type { PriceListener, PriceState, WalletAdapter } from '../backend/walletAdapter';
import type { Market } from '../domain/currency/currency';

/** A back end whose prices the test sends; `backEnd` is for the description of a world. */
export function manualPrices() {
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
    /** Sends prices with a time, ISO 8601; by default later than the first ones. */
    send(market: Partial<Market>, at = '2026-03-14T10:00:00.000Z') {
      for (const { onPrices } of listeners) onPrices({ market, at });
    },
    /** Sends whether prices arrive. */
    sendState(state: PriceState) {
      for (const { onState } of listeners) onState?.(state);
    },
  };
}
