import { use, useMemo } from 'react';
import { FlorinContext } from '../../components/provider/florinContext';
import type { CurrencyInfo } from '../../domain/currency/currency';
import type { PricePoint, PriceRange } from '../../domain/prices/priceHistory';
import { rangeOf } from '../../domain/prices/priceHistory';
import { selectCourse, selectMarket } from '../../state/selectors';
import { useLiveWallet, useWallet } from '../../state/WalletProvider';
import { seriesOf } from './seriesOf';
import { useMinute } from './useMinute';

/**
 * A currency's prices within a range that ends now, oldest first. The line grows with every minute.
 */
export function usePricePoints(
  { id, type }: CurrencyInfo,
  range: PriceRange,
): readonly PricePoint[] {
  const { unitOfAccount } = use(FlorinContext);
  const now = useMinute();
  const market = useLiveWallet(selectMarket);
  const course = useWallet(selectCourse);
  const series = useMemo(
    () => seriesOf(course, { id, type }, unitOfAccount.id),
    [course, id, type, unitOfAccount.id],
  );
  return useMemo(
    () => rangeOf(series, range, { at: now, price: market.get()[id].price }),
    [series, range, now, market, id],
  );
}
