import { useMemo } from 'react';
import { useFlorin } from '../../components/provider/useFlorin';
import type { CurrencyId } from '../../domain/currency/currency';
import { withMoments, type PricePoint } from '../../domain/prices/priceHistory';
import { selectPastCourse } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useAdapter } from '../../state/hooks/useWalletStore';
import { useReading, type Reading } from '../page/useReading';

export type PastPrices = Readonly<Partial<Record<CurrencyId, readonly PricePoint[]>>>;

/**
 * Returns the past prices of each currency, oldest first: the prices of the back end, and then the prices since the app
 * was opened, up to the current quarter of an hour. A list is empty if the back end has no past prices.
 */
export function usePastPrices(ids: readonly CurrencyId[]): Reading<PastPrices> {
  const adapter = useAdapter();
  const { unitOfAccount } = useFlorin();
  const course = useWallet(selectPastCourse);
  const reading = useReading(`${ids.join(' ')} in ${unitOfAccount.id}`, async (signal) => {
    const series = await Promise.all(
      ids.map(async (id) => [id, (await adapter.priceHistory?.(id, { signal })) ?? []] as const),
    );
    const past: PastPrices = Object.fromEntries(series);
    return past;
  });
  return useMemo(() => {
    if (typeof reading === 'string') return reading;
    const series = Object.entries(reading.value).map(
      // Without past prices, the prices since the app was opened are too few for a chart.
      ([id, past]) =>
        [id, past.length === 0 ? past : withMoments(past, course, id as CurrencyId)] as const,
    );
    const value: PastPrices = Object.fromEntries(series);
    return { value };
  }, [reading, course]);
}
