import Stack from '@mui/material/Stack';
import { PaymentInDoubt } from '../../components/payments/send/PaymentInDoubt/PaymentInDoubt';
import { useTimer } from '../../state/DeviceProvider';
import { selectHidden } from '../../state/store/selectors';
import { usePayment } from '../../state/hooks/usePayment';
import { useWallet } from '../../state/hooks/useWallet';

/** The payments and exchanges of the active wallet that are in doubt, each with a button to check it again. */
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
