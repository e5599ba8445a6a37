import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddressWords } from '../page/useAddressWords';

/** The words of the address that are about a sheet. */
const WORDS = ['open', 'again', 'currency', 'uri'];

/** The sheets that the address can ask for. */
const NAMES = ['send', 'receive'] as const;

/** One of these sheets. */
export type SheetName = (typeof NAMES)[number];

export interface AskedSheetProps {
  /** The sheet that is open. */
  open: SheetName | null;
  /** The address asks for a sheet, or no longer does. */
  onAsk: (name: SheetName | null) => void;
}

/**
 * Opens the sheet that the address asks for, as in `?open=send`, and closes it when the address no longer does. Any
 * other word is ignored. Once the sheet is closed, the words that ask for it are taken out of the address.
 */
export function AskedSheet({ open, onAsk }: AskedSheetProps) {
  const [words, replaceWords] = useAddressWords();
  const asked = NAMES.find((name) => name === words.get('open')) ?? null;
  const ask = useEffectEvent(onAsk);
  const wasOpen = useRef(false);

  useEffect(() => {
    wasOpen.current = false;
    ask(asked);
    return () => {
      if (asked !== null) ask(null);
    };
  }, [asked]);

  const forget = useEffectEvent(() => {
    const rest = new URLSearchParams(words);
    for (const word of WORDS) rest.delete(word);
    // Back leads to where one was before the sheet, and not to the sheet once more.
    replaceWords(rest);
  });
  useEffect(() => {
    if (open === asked) wasOpen.current = asked !== null;
    else if (wasOpen.current) forget();
  }, [open, asked]);
  return null;
}
