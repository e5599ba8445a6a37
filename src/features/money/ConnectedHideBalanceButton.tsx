import { HideBalanceButton } from '../../components/money/HideBalanceButton';
import { useWallet } from '../../state/WalletProvider';

/** Hides the amounts of the whole app, on the pages that have no balance card to do it. */
export function ConnectedHideBalanceButton() {
  const visible = useWallet(({ balanceVisible }) => balanceVisible);
  const toggle = useWallet(({ toggleBalance }) => toggleBalance);
  return <HideBalanceButton hidden={!visible} onToggle={toggle} />;
}
