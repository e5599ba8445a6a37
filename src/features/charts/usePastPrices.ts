import { useMemo } from 'react';
import { useFlorin } from '../../components/provider/useFlorin';
import type { CurrencyId } from '../../domain/currency/currency';
import type { MarketMoment } from '../../state/marketCourse';
import type { PricePoint } from '../../domain/prices/priceHistory';
import { selectCourse } from '../../state/selectors';
import { useWallet } from '../../state/useWallet';
import { useAdapter } from '../../state/useWalletStore';
import type { Reading } from '../page/useReading';
import { useReading } from '../page/useReading';

type Past = Readonly<Partial<Record<CurrencyId, readonly PricePoint[]>>>;

/** Returns a currency's past prices, followed by the prices since the app was opened. */
function withCourse(
  past: readonly PricePoint[],
  course: readonly MarketMoment[],
  id: CurrencyId,
): readonly PricePoint[] {
  const last = past.at(-1);
  // If there are no past prices, the prices since the app was opened are too few for a chart.
  if (!last) return [];
  const later = course.filter(({ at }) => at > last.at);
  return [...past, ...later.map(({ at, market }) => ({ at, price: market[id].price }))];
}

/**
 * Reads the past prices of each currency, oldest first. The prices of the back end are followed by the prices since the
 * app was opened. A series is empty if the back end has no past prices.
 */
export function usePastPrices(ids: readonly CurrencyId[]): Reading<Past> {
  const { priceHistory } = useAdapter();
  const { unitOfAccount } = useFlorin();
  const course = useWallet(selectCourse);
  const reading = useReading(`${ids.join(' ')} in ${unitOfAccount.id}`, async (signal) => {
    const series = await Promise.all(
      ids.map(async (id) => [id, (await priceHistory?.(id, { signal })) ?? []] as const),
    );
    const past: Past = Object.fromEntries(series);
    return past;
  });
  return useMemo(() => {
    if (typeof reading === 'string') return reading;
    const series = Object.entries(reading.value).map(
      ([id, past]) => [id, withCourse(past ?? [], course, id as CurrencyId)] as const,
    );
    const value: Past = Object.fromEntries(series);
    return { value };
  }, [reading, course]);
}
