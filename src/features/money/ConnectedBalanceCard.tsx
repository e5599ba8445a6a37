import { BalanceCard, type BalanceCardProps } from '../../components/money/BalanceCard';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletActions } from '../../state/hooks/useWalletStore';
import {
  selectActiveColor,
  selectHidden,
  selectPartial,
  selectStale,
  selectTotal,
} from '../../state/store/selectors';
import { ConnectedWalletSwitcher } from '../lateParts';
import { LateMenu } from '../page/LateMenu';
import { useActiveName } from '../wallet/useWalletName';
import { TOTAL_CHANGE_24H } from './fixedFigures';

/** The wallet switcher as the menu of the wallet's name. Its code loads when it first opens. */
const switcher: BalanceCardProps['switcher'] = (surface) => (
  <LateMenu
    name={surface.label}
    open={surface.open}
    onOpen={() => surface.anchor?.click()}
    onClose={surface.onClose}
  >
    <ConnectedWalletSwitcher surface={surface} />
  </LateMenu>
);

/** Shows the total value of the active wallet. It changes with the prices. */
export function ConnectedBalanceCard({ chart }: Pick<BalanceCardProps, 'chart'>) {
  const total = useWallet(selectTotal);
  const name = useActiveName();
  const color = useWallet(selectActiveColor);
  const hidden = useWallet(selectHidden);
  const { toggleBalance } = useWalletActions();
  return (
    <BalanceCard
      total={total}
      change24h={TOTAL_CHANGE_24H}
      staleSince={useWallet(selectStale)}
      partial={useWallet(selectPartial)}
      walletName={name}
      switcher={switcher}
      color={color}
      hidden={hidden}
      onToggleHidden={toggleBalance}
      chart={chart}
    />
  );
}
