import { useState } from 'react';
import { PricePanel } from './PricePanel';
import { useFlorin } from '../../components/provider/useFlorin';
import type { CurrencyInfo } from '../../domain/currency/currency';
import type { PriceRange } from '../../domain/prices/priceHistory';
import { useThisYear } from '../../state/DeviceProvider';
import { selectMarket, selectStalePrices } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { usePricePoints } from './usePricePoints';

export interface ConnectedPricePanelProps {
  currency: CurrencyInfo;
}

/** Shows the price of a currency, and a chart of its past prices up to the current price. */
export function ConnectedPricePanel({ currency }: ConnectedPricePanelProps) {
  const { unitOfAccount } = useFlorin();
  const [range, setRange] = useState<PriceRange>('1d');
  const points = usePricePoints(currency, range);
  const thisYear = useThisYear();
  const staleSince = useWallet(selectStalePrices);
  const quote = useWallet(selectMarket)[currency.id];
  // The error boundary around the chart shows this error, with a button that reads the prices again.
  if (points === 'failed') throw new Error('The past prices could not be read');
  if (!quote) return null;
  return (
    <PricePanel
      price={quote.price}
      currency={unitOfAccount}
      staleSince={staleSince}
      range={range}
      onRange={setRange}
      points={points === 'reading' ? undefined : points.value}
      thisYear={thisYear}
    />
  );
}
