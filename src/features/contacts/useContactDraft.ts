import { useCallback } from 'react';
import type { NewContact } from '../../domain/recipients/contacts';
import { selectTransactions } from '../../state/selectors';
import { useWallet } from '../../state/WalletProvider';
import { useAddressWords } from '../page/useAddressWords';
import { useUnsavedContact } from './useUnsavedContact';

/** The word of the address that names a transaction. */
const WORD = 'add';

/**
 * The other side of the transaction that the address names, as in `#add=personal-7`: null where it names none of
 * the active wallet, or one whose other side is saved. The function takes the word out of the address.
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
    // Back leads to where one was before the sheet, and not to the sheet once more.
    replaceWords(rest);
  }, [words, replaceWords]);
  return [draft, forget];
}
