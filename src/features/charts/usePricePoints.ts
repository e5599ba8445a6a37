import { useMemo } from 'react';
import type { CurrencyInfo } from '../../domain/currency/currency';
import type { PricePoint, PriceRange } from '../../domain/prices/priceHistory';
import { rangeOf } from '../../domain/prices/priceHistory';
import type { Reading } from '../page/useReading';
import { useMinute } from './useMinute';
import { usePastPrices } from './usePastPrices';

/**
 * Reads a currency's prices within a range that ends now, oldest first. The last point is the current price, and moves
 * every minute. The result is empty if the back end has no past prices.
 */
export function usePricePoints(
  { id }: CurrencyInfo,
  range: PriceRange,
): Reading<readonly PricePoint[]> {
  const { now, market } = useMinute();
  const reading = usePastPrices([id]);
  return useMemo(() => {
    if (typeof reading === 'string') return reading;
    const series = reading.value[id] ?? [];
    if (series.length === 0) return { value: [] };
    return { value: rangeOf(series, range, { at: now, price: market[id].price }) };
  }, [reading, range, now, market, id]);
}
