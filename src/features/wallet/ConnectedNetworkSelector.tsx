import { NetworkSelector } from '../../components/wallet/NetworkSelector';
import { useWallet } from '../../state/WalletProvider';

/** Chooses the network that the wallets are connected to. */
export function ConnectedNetworkSelector() {
  const chainId = useWallet(({ data }) => data.chainId);
  const chooseChain = useWallet((wallet) => wallet.chooseChain);
  return <NetworkSelector selectedId={chainId} onSwitch={chooseChain} />;
}
