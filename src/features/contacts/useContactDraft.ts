import { useCallback } from 'react';
import type { NewContact } from '../../domain/recipients/contacts';
import { selectTransactions } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useAddressWords } from '../page/useAddressWords';
import { useUnsavedContact } from './useUnsavedContact';

/** The URL parameter with the id of a transaction. */
const WORD = 'add';

/**
 * Returns a new contact with the sender or recipient of the transaction in the URL, such as `#add=personal-7`. Null if
 * the active wallet has no such transaction or the contact is already saved. `forget` removes the parameter from the
 * URL.
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
    // Replaces the history entry, so that Back does not open the sheet again.
    replaceWords(rest);
  }, [words, replaceWords]);
  return [draft, forget];
}
