import { useCallback } from 'react';
import type { NewContact } from '../../domain/recipients/contacts';
import { selectTransactions } from '../../state/selectors';
import { useWallet } from '../../state/useWallet';
import { useAddressWords } from '../page/useAddressWords';
import { useUnsavedContact } from './useUnsavedContact';

/** The parameter of the address with the id of a transaction. */
const WORD = 'add';

/**
 * The counterparty of the transaction in the address, as in `#add=personal-7`. It is null without such a transaction in
 * the active wallet, or if the counterparty is saved. The function removes the parameter from the address.
 */
export function useContactDraft(): readonly [draft: NewContact | null, forget: () => void] {
  const [words, replaceWords] = useAddressWords();
  const transactions = useWallet(selectTransactions);
  const id = words.get(WORD);
  const draft = useUnsavedContact(transactions.find((transaction) => transaction.id === id));
  const forget = useCallback(() => {
    if (!words.has(WORD)) return;
    const rest = new URLSearchParams(words);
    rest.delete(WORD);
    // The browser's Back must open the previous page, and not the sheet again.
    replaceWords(rest);
  }, [words, replaceWords]);
  return [draft, forget];
}
