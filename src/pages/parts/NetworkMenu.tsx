import { NetworkSelector } from '../../components/wallet/NetworkSelector';
import { useWallet } from '../../state/WalletProvider';

/** Chooses the network that the wallets are connected to. */
export function NetworkMenu() {
  const chainId = useWallet(({ data }) => data.chainId);
  const chooseChain = useWallet((wallet) => wallet.chooseChain);
  return <NetworkSelector selectedId={chainId} onSwitch={chooseChain} />;
}
