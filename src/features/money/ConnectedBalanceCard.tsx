import { BalanceCard, type BalanceCardProps } from '../../components/money/BalanceCard';
import { TOTAL_CHANGE_24H } from './fixedFigures';
import {
  selectActiveColor,
  selectHidden,
  selectPartial,
  selectStale,
  selectTotal,
} from '../../state/store/selectors';
import { useActiveName } from '../wallet/useWalletName';
import { WalletMenu } from '../wallet/WalletMenu';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletActions } from '../../state/hooks/useWalletStore';

const switcher: BalanceCardProps['switcher'] = (surface) => <WalletMenu {...surface} />;

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
