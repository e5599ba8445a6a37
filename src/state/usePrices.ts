import type { Market } from '../domain/currency/currency';
import { selectMarket, selectStalePrices } from './selectors';
import type { LoadState } from './useWalletStore';
import { useLoadState, useSlice } from './useWalletStore';

export type { LoadState, LoadStatus } from './useWalletStore';

/** The prices, for components such as `MarketTrends`. */
export interface Prices extends LoadState {
  /** The quotes by currency; empty until the wallets are loaded. */
  readonly market: Partial<Market>;
  /** The moment of the prices if new ones do not arrive, ISO 8601; undefined if they are up to date. */
  readonly staleSince: string | undefined;
}

const NO_MARKET: Partial<Market> = {};

/** Reads the prices of the back end, and follows them. The component renders at every change of a price. */
export function usePrices(): Prices {
  return {
    ...useLoadState(),
    market: useSlice(selectMarket) ?? NO_MARKET,
    staleSince: useSlice(selectStalePrices),
  };
}
