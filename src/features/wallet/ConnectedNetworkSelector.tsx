import { NetworkSelector } from '../../components/wallet/NetworkSelector';
import { selectChain } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletActions } from '../../state/hooks/useWalletStore';

/** A menu that selects the network, such as Ethereum, to which the wallets are connected. */
export function ConnectedNetworkSelector() {
  const chainId = useWallet(selectChain);
  const { chooseChain } = useWalletActions();
  return <NetworkSelector selectedId={chainId} onSwitch={chooseChain} />;
}
