import { HideBalanceButton } from '../../components/money/HideBalanceButton/HideBalanceButton';
import { selectHidden } from '../../state/selectors';
import { useWallet, useWalletActions } from '../../state/WalletProvider';

/** Hides the amounts of the whole app, on the pages that have no balance card to do it. */
export function ConnectedHideBalanceButton() {
  const hidden = useWallet(selectHidden);
  const { toggleBalance } = useWalletActions();
  return <HideBalanceButton hidden={hidden} onToggle={toggleBalance} />;
}
