import { MarketTrends } from '../../components/exchange/MarketTrends/MarketTrends';
import { selectMarket } from '../../state/selectors';
import { useWallet } from '../../state/WalletProvider';

/** The market's prices, which follow the feed. */
export function ConnectedMarketTrends() {
  return <MarketTrends market={useWallet(selectMarket)} />;
}
