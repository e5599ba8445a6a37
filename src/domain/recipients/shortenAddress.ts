import { firstCharacters } from '../text/text';

const DEFAULT_LENGTH = 20;

/** Cuts a long address to its first `length` characters and three dots. A short address is unchanged. */
export function shortenAddress(address: string, length = DEFAULT_LENGTH): string {
  const start = firstCharacters(address, length);
  return start === address ? address : `${start}...`;
}
