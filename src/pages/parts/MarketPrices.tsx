import { MarketTrends } from '../../components/exchange/MarketTrends';
import { useWallet } from '../../state/WalletProvider';

/** The market's prices, which move with the feed. */
export function MarketPrices() {
  return <MarketTrends market={useWallet(({ data }) => data.market)} />;
}
