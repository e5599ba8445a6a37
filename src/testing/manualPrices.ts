import type { PriceListener, PriceState, WalletAdapter } from '../backend/walletAdapter';
import type { Market } from '../domain/currency/currency';

/** A back end whose prices are sent by the test. Use `backEnd` in the description of a world. */
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
    /** Sends prices with a time (ISO 8601), which by default is later than the time of the first prices. */
    send(market: Market, at = '2026-03-14T10:00:00.000Z') {
      for (const { onPrices } of listeners) onPrices({ market, at });
    },
    /** Sends whether prices are arriving. */
    sendState(state: PriceState) {
      for (const { onState } of listeners) onState?.(state);
    },
  };
}
