import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddressWords } from '../page/useAddressWords';

/** The parameters in the URL that belong to a sheet. */
const WORDS = ['open', 'again', 'currency'];

/** The sheets that the URL can open. */
const NAMES = ['send', 'receive'] as const;

/** The name of a sheet that the URL can open. */
export type SheetName = (typeof NAMES)[number];

/**
 * Opens the sheet that is named in the URL, such as `#open=send`, and closes it when the URL no longer names it. An
 * unknown name is ignored. When the sheet closes, its parameters are removed from the URL.
 *
 * @param open The sheet that is currently open, or null.
 * @param onChange Called with the sheet that the URL names, and with null when the URL no longer names a sheet.
 */
export function useAddressSheet(
  open: SheetName | null,
  onChange: (name: SheetName | null) => void,
): void {
  const [words, replaceWords] = useAddressWords();
  const requested = NAMES.find((name) => name === words.get('open')) ?? null;
  const change = useEffectEvent(onChange);
  const wasOpen = useRef(false);

  useEffect(() => {
    wasOpen.current = false;
    if (requested === null) return undefined;
    change(requested);
    return () => {
      change(null);
    };
  }, [requested]);

  const forget = useEffectEvent(() => {
    const rest = new URLSearchParams(words);
    for (const word of WORDS) rest.delete(word);
    // The browser's Back button must open the previous page, not the sheet again.
    replaceWords(rest);
  });
  useEffect(() => {
    if (open === requested) wasOpen.current = requested !== null;
    else if (wasOpen.current) forget();
  }, [open, requested]);
}
