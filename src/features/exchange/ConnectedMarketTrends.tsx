import { MarketTrends } from '../../components/exchange/MarketTrends/MarketTrends';
import { usePrices } from '../../state/hooks/usePrices';

/** The current prices of the market. */
export function ConnectedMarketTrends() {
  const { market, staleSince } = usePrices();
  return <MarketTrends market={market} staleSince={staleSince} />;
}
