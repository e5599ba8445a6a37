import { MarketTrends } from '../../components/exchange/MarketTrends/MarketTrends';
import { selectMarket } from '../../state/selectors';
import { useLiveWallet } from '../../state/WalletProvider';

/** The market's prices, which move with the feed. */
export function ConnectedMarketTrends() {
  return <MarketTrends market={useLiveWallet(selectMarket)} />;
}
