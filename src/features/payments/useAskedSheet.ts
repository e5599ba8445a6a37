import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddressWords } from '../page/useAddressWords';

/** The words of the address that are about a sheet. */
const WORDS = ['open', 'again', 'currency'];

/** The sheets that the address can open. */
const NAMES = ['send', 'receive'] as const;

/** One of these sheets. */
export type SheetName = (typeof NAMES)[number];

/**
 * Opens the sheet that the address names, as in `#open=send`, and closes it when the address no longer does. Any
 * other word is ignored. Once the sheet is closed, its words are removed from the address.
 *
 * @param open The sheet that is open.
 * @param onAsk Called when the address names a sheet, and with null when it no longer does.
 */
export function useAskedSheet(
  open: SheetName | null,
  onAsk: (name: SheetName | null) => void,
): void {
  const [words, replaceWords] = useAddressWords();
  const asked = NAMES.find((name) => name === words.get('open')) ?? null;
  const ask = useEffectEvent(onAsk);
  const wasOpen = useRef(false);

  useEffect(() => {
    wasOpen.current = false;
    if (asked === null) return undefined;
    ask(asked);
    return () => {
      ask(null);
    };
  }, [asked]);

  const forget = useEffectEvent(() => {
    const rest = new URLSearchParams(words);
    for (const word of WORDS) rest.delete(word);
    // Back leads to the page before the sheet, and does not open the sheet again.
    replaceWords(rest);
  });
  useEffect(() => {
    if (open === asked) wasOpen.current = asked !== null;
    else if (wasOpen.current) forget();
  }, [open, asked]);
}
