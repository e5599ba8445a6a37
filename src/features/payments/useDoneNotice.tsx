import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useMessages } from '../../components/provider/useMessages';
import { transactionPath } from '../../constants/paths';
import { useNotice } from '../../state/NoticeProvider';
import { selectActiveId, selectHidden, selectRecords } from '../../state/selectors';
import { useLiveWallet } from '../../state/WalletProvider';

/** The English texts of the notice on an order that is done. */
const english = { receipt: 'View receipt' } as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly DoneNotice: typeof english;
  }
}

/**
 * Shows a notice when an order is done, with a link to its receipt. It is called before the order is submitted, and
 * returns what shows the notice. The text is a function of whether balances are hidden.
 */
export function useDoneNotice() {
  const say = useMessages('DoneNotice', english);
  const { notify, dismiss } = useNotice();
  const records = useLiveWallet(selectRecords);
  const activeId = useLiveWallet(selectActiveId);
  const hidden = useLiveWallet(selectHidden);
  const unfollow = useRef<() => void>(undefined);

  const newestOf = (walletId: string) =>
    records.get().find(({ id }) => id === walletId)?.transactions[0]?.id;

  return () => {
    const walletId = activeId.get();
    const before = newestOf(walletId);
    return (text: (hidden: boolean) => ReactNode) => {
      const wasHidden = hidden.get();
      const made = newestOf(walletId);
      // The page of a transaction shows those of the active wallet.
      const isReachable = made !== undefined && made !== before && activeId.get() === walletId;
      const takeBack = notify(
        text(wasHidden),
        isReachable && (
          <Button size="small" color="inherit" href={transactionPath(made)} onClick={dismiss}>
            {say('receipt')}
          </Button>
        ),
        { isBrief: true },
      );
      // Hiding amounts must not leave one on the screen, and showing them must not announce it again.
      unfollow.current?.();
      unfollow.current = hidden.subscribe(() => {
        if (hidden.get() !== wasHidden) takeBack();
      });
    };
  };
}
