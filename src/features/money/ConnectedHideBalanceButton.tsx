import { HideBalanceButton } from '../../components/money/HideBalanceButton';
import { selectHidden } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletActions } from '../../state/hooks/useWalletStore';

/** A button that hides all amounts of the app, for pages without a balance card. */
export function ConnectedHideBalanceButton() {
  const hidden = useWallet(selectHidden);
  const { toggleBalance } = useWalletActions();
  return <HideBalanceButton hidden={hidden} onToggle={toggleBalance} />;
}
