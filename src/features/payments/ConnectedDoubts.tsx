import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { PaymentInDoubt } from '../../components/payments/send/PaymentInDoubt/PaymentInDoubt';
import { focusHeading, isFocusLost } from '../../hooks/focus';
import { useTimer } from '../../state/DeviceProvider';
import { selectHidden } from '../../state/selectors';
import { usePayment } from '../../state/usePayment';
import { useWallet } from '../../state/useWallet';

/**
 * The payments and exchanges of the active wallet that are in doubt, each with a button to check it again. The notices
 * say how a doubt has ended. Without such an order, nothing is rendered.
 */
export function ConnectedDoubts() {
  const payments = usePayment();
  const exchanges = usePayment('exchange');
  const hidden = useWallet(selectHidden);
  const timer = useTimer();
  const doubts = [...payments.inDoubt, ...exchanges.inDoubt];
  const count = doubts.length;
  const before = useRef(count);
  useEffect(() => {
    // The pressed button disappears with its payment.
    if (count < before.current && isFocusLost()) focusHeading();
    before.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <Stack spacing={3}>
      {doubts.map(({ id, order }) => (
        <PaymentInDoubt
          key={id}
          order={order}
          quiet
          hidden={hidden}
          timer={timer}
          onCheck={() => payments.checkAgain(id)}
        />
      ))}
    </Stack>
  );
}
