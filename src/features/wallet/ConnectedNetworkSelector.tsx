import { NetworkSelector } from '../../components/wallet/NetworkSelector/NetworkSelector';
import { selectChain } from '../../state/selectors';
import { useWallet } from '../../state/useWallet';
import { useWalletActions } from '../../state/useWalletStore';

/** Chooses the network that the wallets are connected to. */
export function ConnectedNetworkSelector() {
  const chainId = useWallet(selectChain);
  const { chooseChain } = useWalletActions();
  return <NetworkSelector selectedId={chainId} onSwitch={chooseChain} />;
}
