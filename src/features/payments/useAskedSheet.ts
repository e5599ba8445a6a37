import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddressWords } from '../page/useAddressWords';

/** The words of the address that are about a sheet. */
const WORDS = ['open', 'again', 'currency'];

/**
 * Opens the sheet that the address asks for, as in `?open=send`, and closes it when the address no longer
 * does. Any other word is ignored. The returned function takes the words that ask for a sheet out of the address.
 *
 * It is done by an effect: a page that was rendered ahead knows no words, and comes to life without them.
 */
export function useAskedSheet<Name extends string>(
  names: readonly Name[],
  onAsked: (name: Name | null) => void,
): (name: Name) => void {
  const [words, replaceWords] = useAddressWords();
  const asked = names.find((name) => name === words.get('open')) ?? null;
  const answer = useEffectEvent(onAsked);

  // A sheet may say once more that it is closed, when the user is on another page, or at another sheet.
  const latest = useRef<Name | null>(null);

  useEffect(() => {
    latest.current = asked;
    answer(asked);
    return () => {
      latest.current = null;
    };
  }, [asked]);

  return (name) => {
    if (latest.current !== name) return;
    const rest = new URLSearchParams(words);
    for (const word of WORDS) rest.delete(word);
    // Back leads to where one was before the sheet, and not to the sheet once more.
    replaceWords(rest);
  };
}
