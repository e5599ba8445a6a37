import { useMemo } from 'react';
import { useFlorin } from '../../components/provider/useFlorin';
import { contactFrom, type NewContact } from '../../domain/recipients/contacts';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { counterpartyOf, type HistoryRecord } from '../../domain/history/transaction';
import { useAuth } from '../../state/session/useAuth';
import { useContactName } from './useContactName';

/**
 * Returns a new contact with the sender or recipient of a transaction. Null if this person is already a contact, or is
 * the user.
 */
export function useUnsavedContact(transaction: HistoryRecord | undefined): NewContact | null {
  const nameOf = useContactName();
  const { recipients } = useFlorin();
  const own = useAuth().user?.email.toLowerCase();
  return useMemo(() => {
    const party = transaction && counterpartyOf(transaction);
    if (!transaction || party === undefined || party.trim().toLowerCase() === own) return null;
    return nameOf(party) === undefined ? contactFrom(transaction, CURRENCY_LIST, recipients) : null;
  }, [transaction, own, nameOf, recipients]);
}
