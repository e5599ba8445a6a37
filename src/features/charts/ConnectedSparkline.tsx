import { useMemo } from 'react';
import { Sparkline } from '../../components/charts/Sparkline';
import { directionOf } from '../../domain/digits';
import { TOTAL_CHANGE_24H } from '../../domain/fixedFigures';
import { priceHistory } from '../../domain/priceHistory';
import { selectActiveId, selectHidden, selectTotal } from '../../state/selectors';
import { useWallet } from '../../state/WalletProvider';
import type { WalletStore } from '../../state/walletStore';

/** Whether there is any money, which a tick does not change. */
const selectIsEmpty = (wallet: WalletStore) => directionOf(selectTotal(wallet)) === 0;

/**
 * The course of the active wallet's total, as it belongs to its change over 24 hours. The line has no figures: that of
 * a wallet is the same whatever it holds.
 */
export function ConnectedSparkline() {
  const seed = useWallet(selectActiveId);
  const hidden = useWallet(selectHidden);
  const isEmpty = useWallet(selectIsEmpty);
  const values = useMemo(
    () =>
      priceHistory({ seed, price: '1', change24h: TOTAL_CHANGE_24H, swing: 'crypto' }, '1d', 0)
        // Half of them are plenty for so small a line.
        .filter((_, index) => index % 2 === 0)
        .map(({ price }) => price),
    [seed],
  );
  return <Sparkline values={isEmpty ? [] : values} hidden={hidden} />;
}
