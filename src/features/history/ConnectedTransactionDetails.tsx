import { TransactionDetails } from '../../components/payments/history/TransactionDetails/TransactionDetails';
import { useCopy } from '../../state/DeviceProvider';
import { useContactName } from '../contacts/useContactName';
import type { OpenTransaction } from './useOpenTransaction';

/** Shows the details of a transaction, with buttons that copy them. */
export function ConnectedTransactionDetails({ transaction, hidden }: OpenTransaction) {
  const { copiedText, copy } = useCopy();
  const nameOf = useContactName();
  return (
    <TransactionDetails
      transaction={transaction}
      hidden={hidden}
      nameOf={nameOf}
      copiedText={copiedText}
      onCopy={(text) => void copy(text)}
    />
  );
}
