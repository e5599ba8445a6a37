import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useMessages } from '../../components/provider/useMessages';
import { transactionPath } from '../../constants/paths';
import { useNotice } from '../../state/useNotice';
import { selectActiveId, selectHidden, selectRecords } from '../../state/selectors';
import { useWalletStore } from '../../state/useWalletStore';

/** The English texts of the notice about a completed order. */
const english = { receipt: 'View receipt' } as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly DoneNotice: typeof english;
  }
}

/**
 * Returns a function to call before an order is submitted. It returns a second function, which shows the notice when
 * the order has completed, with a link to the receipt. The text depends on whether balances are hidden.
 */
export function useDoneNotice() {
  const say = useMessages('DoneNotice', english);
  const { notify, dismiss } = useNotice();
  const { getState, subscribe } = useWalletStore();
  const unfollow = useRef<() => void>(undefined);

  const newestOf = (walletId: string) =>
    selectRecords(getState()).find(({ id }) => id === walletId)?.transactions[0]?.id;

  return () => {
    const walletId = selectActiveId(getState());
    const before = newestOf(walletId);
    return (text: (hidden: boolean) => ReactNode) => {
      const wasHidden = selectHidden(getState());
      const made = newestOf(walletId);
      // Only transactions of the active wallet have a page, so the notice has a link only for such a transaction.
      const isReachable =
        made !== undefined && made !== before && selectActiveId(getState()) === walletId;
      const closeNotice = notify(
        text(wasHidden),
        isReachable && (
          <Button size="small" color="inherit" href={transactionPath(made)} onClick={dismiss}>
            {say('receipt')}
          </Button>
        ),
        { isBrief: true },
      );
      // Hiding balances must also hide the amount in the notice, and showing balances must not announce the notice
      // again. So the notice is closed in both cases.
      unfollow.current?.();
      unfollow.current = subscribe(() => {
        if (selectHidden(getState()) !== wasHidden) closeNotice();
      });
    };
  };
}
