import { MarketTrends } from '../../components/exchange/MarketTrends';
import { useWallet } from '../../state/WalletProvider';

/** The market's prices, which move with the feed. */
export function ConnectedMarketTrends() {
  return <MarketTrends market={useWallet(({ data }) => data.market)} />;
}
