import { useCallback, useMemo } from 'react';
import { contactFrom } from '../../domain/contacts';
import type { NewContact } from '../../domain/contacts';
import { CURRENCY_LIST } from '../../domain/currency';
import { counterpartyOf } from '../../domain/transaction';
import { selectTransactions } from '../../state/selectors';
import { useNameOf } from '../../state/useContacts';
import { useWallet } from '../../state/WalletProvider';
import { useAddressWords } from '../page/useAddressWords';

/** The word of the address that names a transaction. */
const WORD = 'add';

/**
 * The other side of the transaction that the address names, as in `?add=personal-7`: null where it names none of
 * the active wallet, or one whose other side is a contact already. The function takes the word out of the address.
 */
export function useContactDraft(): readonly [draft: NewContact | null, forget: () => void] {
  const [words, replaceWords] = useAddressWords();
  const transactions = useWallet(selectTransactions);
  const nameOf = useNameOf();
  const id = words.get(WORD);
  const draft = useMemo(() => {
    const transaction = id === null ? undefined : transactions.find((one) => one.id === id);
    const party = transaction && counterpartyOf(transaction);
    if (!transaction || party === undefined || nameOf(party) !== undefined) return null;
    return contactFrom(transaction, CURRENCY_LIST);
  }, [id, transactions, nameOf]);
  const forget = useCallback(() => {
    if (!words.has(WORD)) return;
    const rest = new URLSearchParams(words);
    rest.delete(WORD);
    // Back leads to where one was before the sheet, and not to the sheet once more.
    replaceWords(rest);
  }, [words, replaceWords]);
  return [draft, forget];
}
