import { TransactionDetails } from '../../components/payments/history/TransactionDetails/TransactionDetails';
import { useCopy } from '../../state/DeviceProvider';
import { useNameOf } from '../../state/useContacts';
import type { OpenTransaction } from './useOpenTransaction';

/** The details of a transaction, connected to the clipboard. */
export function ConnectedTransactionDetails({ transaction, hidden }: OpenTransaction) {
  const { copiedText, copy } = useCopy();
  const nameOf = useNameOf();
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
