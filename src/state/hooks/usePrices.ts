import type { Market } from '../../domain/currency/currency';
import { selectMarket, selectStalePrices } from '../store/selectors';
import { useLoadState, useSlice, type LoadState } from './useWalletStore';

export type { LoadState, LoadStatus } from './useWalletStore';

/** The result of `usePrices`, for components such as `MarketTrends`. */
export interface Prices extends LoadState {
  /** The quotes by currency; empty until the wallets are loaded. */
  readonly market: Market;
  /** The time of the last prices (ISO 8601) while no new prices arrive; undefined if the prices are up to date. */
  readonly staleSince: string | undefined;
}

const NO_MARKET: Market = {};

/** Returns the latest prices of the back end. The component re-renders when a price changes. */
export function usePrices(): Prices {
  return {
    ...useLoadState(),
    market: useSlice(selectMarket) ?? NO_MARKET,
    staleSince: useSlice(selectStalePrices),
  };
}
