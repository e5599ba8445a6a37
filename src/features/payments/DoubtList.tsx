import Stack from '@mui/material/Stack';
import { PaymentInDoubt } from '../../components/payments/send/PaymentInDoubt';
import { useTimer } from '../../state/DeviceProvider';
import { selectHidden } from '../../state/store/selectors';
import { usePayment } from '../../state/hooks/usePayment';
import { useWallet } from '../../state/hooks/useWallet';

/** The list of `ConnectedDoubts`, as a separate chunk. */
export function DoubtList() {
  const payments = usePayment();
  const exchanges = usePayment('exchange');
  const hidden = useWallet(selectHidden);
  const timer = useTimer();
  return (
    <Stack spacing={3}>
      {[...payments.inDoubt, ...exchanges.inDoubt].map(({ id, order }) => (
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
