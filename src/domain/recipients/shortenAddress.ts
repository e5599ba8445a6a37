import { firstCharacters } from '../text/text';

const DEFAULT_LENGTH = 20;

/** Returns the first `length` characters of a long address and three dots. Returns a short address unchanged. */
export function shortenAddress(address: string, length = DEFAULT_LENGTH): string {
  const start = firstCharacters(address, length);
  return start === address ? address : `${start}...`;
}
