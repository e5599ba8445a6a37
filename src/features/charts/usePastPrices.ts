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

/** A currency's past prices, followed by the prices of this visit. */
function withCourse(
  past: readonly PricePoint[],
  course: readonly MarketMoment[],
  id: CurrencyId,
): readonly PricePoint[] {
  const last = past.at(-1);
  // Without past prices, the prices of this visit are too few for a chart.
  if (!last) return [];
  const later = course.filter(({ at }) => at > last.at);
  return [...past, ...later.map(({ at, market }) => ({ at, price: market[id].price }))];
}

/**
 * The past prices of each currency, oldest first: those of the back end, then those of this visit. Empty if the back
 * end has none.
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
