import { currencyPath } from '../../constants/paths';
import { ShareBar } from '../../components/wallet/ShareBar/ShareBar';
import { useSeen } from './useSeen';
import {
  selectActiveId,
  selectCurrencies,
  selectHidden,
  selectRecords,
} from '../../state/selectors';
import { useLiveWallet, useWallet } from '../../state/WalletProvider';

/**
 * The shares of the active wallet's currencies, which move with the prices. Out of sight they stand still, so that a
 * tick costs the page above them nothing; they are right again as soon as they come near.
 */
export function ConnectedShareBar() {
  const currencies = useLiveWallet(selectCurrencies);
  const hidden = useWallet(selectHidden);
  // Money that moved, and another wallet, are shown wherever the page is scrolled to.
  useWallet(selectRecords);
  useWallet(selectActiveId);
  const [isSeen, element] = useSeen<HTMLDivElement>();
  return (
    <div ref={element}>
      <ShareBar
        currencies={isSeen ? currencies : currencies.get()}
        hidden={hidden}
        hrefOf={currencyPath}
      />
    </div>
  );
}
