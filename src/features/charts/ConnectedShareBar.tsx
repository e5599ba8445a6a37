import { memo } from 'react';
import { currencyPath } from '../page/paths';
import { ShareBar, type ShareBarProps } from '../../components/wallet/ShareBar';
import { selectCurrencies, selectHidden } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useSeen } from './useSeen';

interface SharesProps extends Required<Pick<ShareBarProps, 'currencies' | 'hidden'>> {
  isSeen: boolean;
}

/** Renders the bar. While it is not visible, a change of prices does not re-render it. */
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

/**
 * Shows the share of each currency in the active wallet. While the bar is visible, the shares change with the prices.
 */
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
