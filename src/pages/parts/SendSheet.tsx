import { useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Sheet } from '../../components/feedback/Sheet';
import { refusalText } from '../../components/money/refusalText';
import type { SendFormProps } from '../../components/payments/SendForm';
import { SendForm } from '../../components/payments/SendForm';
import { forEachCurrency } from '../../domain/currency';
import { availableBalance } from '../../domain/ledger';
import { useNotice } from '../../state/NoticeProvider';
import { useWallet } from '../../state/WalletProvider';

export interface SendSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Sends money from the active wallet. A payment goes on when its sheet is closed. */
export function SendSheet({ open, onClose }: SendSheetProps) {
  const send = useWallet((wallet) => wallet.send);
  const currency = useWallet(({ data }) => data.primaryCurrency);
  const available = useWallet(
    useShallow(({ data }) => forEachCurrency((id) => availableBalance(data, id))),
  );
  const { notify } = useNotice();
  const isOpen = useRef(open);

  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  const submit: SendFormProps['onSend'] = async (order) => {
    const result = await send(order);
    if (result.ok) return null;
    // With the sheet closed there is no form left to say it in.
    if (!isOpen.current) notify(refusalText(result.refusal));
    return result.refusal;
  };

  return (
    <Sheet title="Send" open={open} onClose={onClose}>
      <SendForm
        available={available}
        defaultCurrency={currency}
        onSend={submit}
        onClose={onClose}
      />
    </Sheet>
  );
}
