import { MarketTrends } from '../../components/exchange/MarketTrends/MarketTrends';
import { usePrices } from '../../state/usePrices';

/** The current prices of the market. */
export function ConnectedMarketTrends() {
  const { market } = usePrices();
  return <MarketTrends market={market} />;
}
