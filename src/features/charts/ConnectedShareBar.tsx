import { ShareBar } from '../../components/wallet/ShareBar';
import { selectCurrencies, selectHidden } from '../../state/selectors';
import { useLiveWallet, useWallet } from '../../state/WalletProvider';

/** The shares of the active wallet's currencies, which move with the prices. */
export function ConnectedShareBar() {
  const currencies = useLiveWallet(selectCurrencies);
  const hidden = useWallet(selectHidden);
  return <ShareBar currencies={currencies} hidden={hidden} />;
}
