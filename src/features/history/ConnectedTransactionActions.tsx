import { useTransactionText } from '../../components/payments/history/useTransactionText';
import { TransactionActions } from './TransactionActions';
import { saveContactPath, sendAgainPath } from '../page/paths';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { usePrint, useShare } from '../../state/DeviceProvider';
import { useUnsavedContact } from '../contacts/useUnsavedContact';
import { orderAgain } from '../payments/orderAgain';
import type { OpenTransaction } from './useOpenTransaction';

/**
 * The actions on a transaction. Share is shown if the device supports it. Save as contact is shown if the sender or
 * recipient is not a contact.
 */
export function ConnectedTransactionActions({ transaction, hidden, name }: OpenTransaction) {
  const print = usePrint();
  const { canShare, share } = useShare();
  const textOf = useTransactionText(transaction, name);
  const unsaved = useUnsavedContact(transaction);
  return (
    <TransactionActions
      hidden={hidden}
      againHref={orderAgain(transaction, CURRENCY_LIST) ? sendAgainPath(transaction.id) : undefined}
      saveHref={unsaved ? saveContactPath(transaction.id) : undefined}
      onPrint={print}
      onShare={canShare ? () => void share(textOf()) : undefined}
    />
  );
}
