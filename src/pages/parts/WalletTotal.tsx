import { BalanceCard } from '../../components/money/BalanceCard';
import { activeWallet } from '../../domain/ledger';
import { TOTAL_CHANGE_24H } from '../../domain/sampleWorld';
import { totalOf } from '../../domain/wallet';
import { useWallet } from '../../state/WalletProvider';

/** The active wallet's total, which moves with the prices. */
export function WalletTotal() {
  const total = useWallet(({ data }) => totalOf(activeWallet(data), data.market));
  const name = useWallet(({ data }) => activeWallet(data).name);
  const color = useWallet(({ data }) => activeWallet(data).color);
  const visible = useWallet(({ balanceVisible }) => balanceVisible);
  const toggle = useWallet(({ toggleBalance }) => toggleBalance);
  return (
    <BalanceCard
      total={total}
      change24h={TOTAL_CHANGE_24H}
      walletName={name}
      color={color}
      hidden={!visible}
      onToggleHidden={toggle}
    />
  );
}
