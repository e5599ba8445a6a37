import { NetworkSelector } from '../../components/wallet/NetworkSelector/NetworkSelector';
import { selectChain } from '../../state/selectors';
import { useWallet } from '../../state/useWallet';
import { useWalletActions } from '../../state/useWalletStore';

/** Selects the network to which the wallets are connected. */
export function ConnectedNetworkSelector() {
  const chainId = useWallet(selectChain);
  const { chooseChain } = useWalletActions();
  return <NetworkSelector selectedId={chainId} onSwitch={chooseChain} />;
}
