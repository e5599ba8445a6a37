import { useMemo } from 'react';
import { useFlorin } from '../../components/provider/useFlorin';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { sortContacts } from '../../domain/recipients/contacts';
import { knownRecipients } from '../../domain/recipients/knownRecipient';
import { useContacts } from '../../state/contacts/useContacts';
import { useWallet } from '../../state/hooks/useWallet';
import { selectTransactions } from '../../state/store/selectors';

/** Returns the recipients of past payments of the active wallet, newest first, and then the saved contacts. */
export function usePayees() {
  const { locale, recipients } = useFlorin();
  const transactions = useWallet(selectTransactions);
  const contacts = useContacts();
  return useMemo(
    () => knownRecipients(transactions, sortContacts(contacts, locale), CURRENCY_LIST, recipients),
    [transactions, contacts, locale, recipients],
  );
}
