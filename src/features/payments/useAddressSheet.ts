import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddressWords } from '../page/useAddressWords';

/** The parameters of the address for a sheet. */
const WORDS = ['open', 'again', 'currency'];

/** The sheets that the address can open. */
const NAMES = ['send', 'receive'] as const;

/** The name of such a sheet. */
export type SheetName = (typeof NAMES)[number];

/**
 * Opens the sheet in the address, as in `#open=send`, and closes it when the address no longer contains it. Any other
 * name is ignored. When the sheet closes, its parameters are removed from the address.
 *
 * @param open The open sheet.
 * @param onChange Called with the sheet in the address, and with null when the address names no sheet.
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
    // The browser's Back must open the previous page, and not the sheet again.
    replaceWords(rest);
  });
  useEffect(() => {
    if (open === requested) wasOpen.current = requested !== null;
    else if (wasOpen.current) forget();
  }, [open, requested]);
}
