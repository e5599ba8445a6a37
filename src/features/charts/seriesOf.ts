import type { CurrencyInfo } from '../../domain/currency/currency';
import type { MarketMoment } from '../../domain/prices/marketCourse';
import type { PricePoint } from '../../domain/prices/priceHistory';
import { priceSeries } from '../../domain/prices/priceHistory';

/**
 * The one series of a currency's past prices, oldest first: sample prices up to the moment the wallets began, and then
 * what the market has done since.
 */
export function seriesOf(
  [first, ...later]: readonly MarketMoment[],
  { id, type }: Pick<CurrencyInfo, 'id' | 'type'>,
  unitOfAccount: string,
): readonly PricePoint[] {
  if (!first) return [];
  const swing = id === unitOfAccount ? 'none' : type;
  return [
    ...priceSeries({ ...first.market[id], seed: id, swing }, first.at),
    ...later.map(({ at, market }) => ({ at, price: market[id].price })),
  ];
}
