import { useShallow } from 'zustand/react/shallow';
import { ordersInDoubt } from '../domain/ledger/doubt';
import type { Order, PendingOrder } from '../domain/ledger/ledger';
import { useWallet, useWalletActions } from './WalletProvider';

/** The active wallet's payments or exchanges in doubt, and the function that checks one again. */
export function useInDoubt(kind: Order['kind']) {
  const inDoubt: readonly PendingOrder[] = useWallet(
    useShallow(({ data: { pending, activeWalletId } }) =>
      ordersInDoubt(pending).filter(
        ({ walletId, order }) => walletId === activeWalletId && order.kind === kind,
      ),
    ),
  );
  const { checkAgain } = useWalletActions();
  const onCheckAgain = async (id: string) => {
    const result = await checkAgain(id);
    return result.ok ? null : result.refusal;
  };
  return { inDoubt, onCheckAgain };
}
