import { memo } from 'react';
import { currencyPath } from '../../constants/paths';
import type { ShareBarProps } from '../../components/wallet/ShareBar/ShareBar';
import { ShareBar } from '../../components/wallet/ShareBar/ShareBar';
import { selectCurrencies, selectHidden } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useSeen } from './useSeen';

interface SharesProps extends Required<Pick<ShareBarProps, 'currencies' | 'hidden'>> {
  isSeen: boolean;
}

/** While the bar is not visible, it renders when a balance changes, but not when only a price changes. */
const Shares = memo(
  ({ currencies, hidden }: SharesProps) => (
    <ShareBar currencies={currencies} hidden={hidden} hrefOf={currencyPath} />
  ),
  (before, now) =>
    !now.isSeen &&
    before.hidden === now.hidden &&
    before.currencies.length === now.currencies.length &&
    now.currencies.every(({ balance }, index) => balance === before.currencies[index]?.balance),
);

/** The shares of the active wallet's currencies. While the bar is visible, the shares follow the prices. */
export function ConnectedShareBar() {
  const currencies = useWallet(selectCurrencies);
  const hidden = useWallet(selectHidden);
  const [isSeen, element] = useSeen<HTMLDivElement>();
  return (
    <div ref={element}>
      <Shares currencies={currencies} hidden={hidden} isSeen={isSeen} />
    </div>
  );
}
