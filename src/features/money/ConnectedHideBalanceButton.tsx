import { HideBalanceButton } from '../../components/money/HideBalanceButton/HideBalanceButton';
import { selectHidden } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletActions } from '../../state/hooks/useWalletStore';

/** A button that hides the amounts of the whole app, for pages without a balance card. */
export function ConnectedHideBalanceButton() {
  const hidden = useWallet(selectHidden);
  const { toggleBalance } = useWalletActions();
  return <HideBalanceButton hidden={hidden} onToggle={toggleBalance} />;
}
