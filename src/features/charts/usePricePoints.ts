import { useMemo } from 'react';
import type { CurrencyInfo } from '../../domain/currency/currency';
import {
  rangeOf,
  withMoments,
  type PricePoint,
  type PriceRange,
} from '../../domain/prices/priceHistory';
import { selectMarket, selectQuarter } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import type { Reading } from '../page/useReading';
import { useMinute } from './useMinute';
import { usePastPrices } from './usePastPrices';

/**
 * Returns a currency's prices in a range that ends now, oldest first. The last point is the current price. The list is
 * empty if the back end has no past prices or no current price.
 */
export function usePricePoints(
  { id }: CurrencyInfo,
  range: PriceRange,
): Reading<readonly PricePoint[]> {
  const minute = useMinute();
  const quarter = useWallet(selectQuarter);
  const price = useWallet(selectMarket)[id]?.price;
  const reading = usePastPrices([id]);
  return useMemo(() => {
    if (typeof reading === 'string') return reading;
    const past = reading.value[id] ?? [];
    if (past.length === 0 || price === undefined) return { value: [] };
    const series = withMoments(past, quarter, id);
    // The last price can be newer than `minute`, which is updated only once per minute.
    const at = Math.max(minute, series.at(-1)?.at ?? minute);
    return { value: rangeOf(series, range, { at, price }) };
  }, [reading, range, minute, quarter, price, id]);
}
