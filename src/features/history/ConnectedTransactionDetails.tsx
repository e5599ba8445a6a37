import { TransactionDetails } from '../../components/payments/TransactionDetails';
import { useCopy } from '../../state/DeviceProvider';
import type { OpenTransaction } from './useOpenTransaction';

/** All that is known of a transaction, joined to the clipboard. */
export function ConnectedTransactionDetails({ transaction, hidden }: OpenTransaction) {
  const { copiedText, copy } = useCopy();
  return (
    <TransactionDetails
      transaction={transaction}
      hidden={hidden}
      copiedText={copiedText}
      onCopy={(text) => void copy(text)}
    />
  );
}
