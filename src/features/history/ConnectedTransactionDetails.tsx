import { TransactionDetails } from '../../components/payments/history/TransactionDetails/TransactionDetails';
import { useCopy } from '../../state/DeviceProvider';
import { useContactName } from '../contacts/useContactName';
import type { OpenTransaction } from './useOpenTransaction';

/** The details of a transaction, connected to the clipboard. */
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
