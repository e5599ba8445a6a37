import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Sheet } from '../../components/feedback/Sheet';
import { ForeignText } from '../../components/identity/ForeignText';
import { refusalText } from '../../components/money/refusalText';
import type { SendFormProps } from '../../components/payments/SendForm';
import { SendForm } from '../../components/payments/SendForm';
import { forEachCurrency } from '../../domain/currency';
import { formatAmount } from '../../domain/format';
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
  const [done, setDone] = useState<ReactNode>(null);

  const submit: SendFormProps['onSend'] = async (order) => {
    const result = await send(order);
    if (!result.ok) return result.refusal;
    setDone(
      <>
        Sent <bdi>{formatAmount(order.amount, order.currency, 'exact')}</bdi> to{' '}
        <ForeignText>{order.recipient.trim()}</ForeignText>
      </>,
    );
    return null;
  };

  return (
    <>
      <Sheet title="Send" open={open} onClose={onClose}>
        <SendForm
          available={available}
          defaultCurrency={currency}
          onSend={submit}
          onRefusedUnseen={(refusal) => {
            notify(refusalText(refusal));
          }}
          onClose={onClose}
        />
      </Sheet>
      {/* What everyone else sees on the page: the sheet is gone, and the payment is in the list. */}
      <Box role="status" sx={visuallyHidden}>
        {done}
      </Box>
    </>
  );
}
