import { useAddressWords } from '../page/useAddressWords';

/**
 * The payment link that the address asks to fill in, as in `?open=send&uri=bitcoin%3Abc1…`; undefined where it asks
 * for none. The link is as foreign as any pasted text: the form fills it in and says so, and sends nothing.
 */
export function useAskedLink(): string | undefined {
  const [words] = useAddressWords();
  return words.get('open') === 'send' ? (words.get('uri') ?? undefined) : undefined;
}
