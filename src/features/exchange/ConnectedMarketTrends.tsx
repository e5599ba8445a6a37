import { MarketTrends } from '../../components/exchange/MarketTrends';
import { usePrices } from '../../state/hooks/usePrices';

/** Lists the current market prices. */
export function ConnectedMarketTrends() {
  const { market, staleSince } = usePrices();
  return <MarketTrends market={market} staleSince={staleSince} />;
}
