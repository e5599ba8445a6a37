import type { PriceListener, PriceState, WalletAdapter } from '../adapters/walletAdapter';
import type { Market } from '../domain/currency/currency';

/** Creates a fake price subscription that a test controls. Pass `backEnd` to `createStoryWorld`. */
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
    /** Sends prices to the app. By default, `at` (ISO 8601) is later than the time of the first prices. */
    send(market: Market, at = '2026-03-14T10:00:00.000Z') {
      for (const { onPrices } of listeners) onPrices({ market, at });
    },
    /** Sends the state of the price stream to the app: `live` or `interrupted`. */
    sendState(state: PriceState) {
      for (const { onState } of listeners) onState?.(state);
    },
  };
}
