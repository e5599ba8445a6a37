import { MarketTrends } from '../../components/exchange/MarketTrends/MarketTrends';
import { usePrices } from '../../state/usePrices';

/** The market's prices, which follow the feed. */
export function ConnectedMarketTrends() {
  const { market } = usePrices();
  return <MarketTrends market={market} />;
}
