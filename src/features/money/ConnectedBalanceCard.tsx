import { BalanceCard } from '../../components/money/BalanceCard';
import { TOTAL_CHANGE_24H } from '../../domain/sampleWorld';
import { totalOf } from '../../domain/wallet';
import { useWallet } from '../../state/WalletProvider';

/** The active wallet's total, which moves with the prices. */
export function ConnectedBalanceCard() {
  const total = useWallet(({ activeWallet }) => totalOf(activeWallet));
  const name = useWallet(({ activeWallet }) => activeWallet.name);
  const color = useWallet(({ activeWallet }) => activeWallet.color);
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
