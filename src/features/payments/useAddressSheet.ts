import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddressWords } from '../page/useAddressWords';

/** The URL parameters of a sheet, which are removed when the sheet closes. */
const WORDS = ['open', 'again', 'currency'];

const NAMES = ['send', 'receive'] as const;

/** The name of a sheet that the URL can open. */
export type SheetName = (typeof NAMES)[number];

/**
 * Opens the sheet that the URL names, such as `#open=send`, and closes it when the URL no longer names it. Ignores an
 * unknown name. When the sheet closes, removes the parameters of the sheet from the URL.
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
    // Replaces the history entry, so that Back does not open the sheet again.
    replaceWords(rest);
  });
  useEffect(() => {
    if (open === requested) wasOpen.current = requested !== null;
    else if (wasOpen.current) forget();
  }, [open, requested]);
}
