import { NetworkSelector } from '../../components/wallet/NetworkSelector/NetworkSelector';
import { selectChain } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletActions } from '../../state/hooks/useWalletStore';

/** Selects the network to which the wallets are connected. */
export function ConnectedNetworkSelector() {
  const chainId = useWallet(selectChain);
  const { chooseChain } = useWalletActions();
  return <NetworkSelector selectedId={chainId} onSwitch={chooseChain} />;
}
