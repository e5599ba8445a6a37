import { firstCharacters, isLongerThan, lastCharacters } from '../text/text';

const START = 8;
const END = 8;

/**
 * Shortens a long address to its first and last characters, with an ellipsis between them. The end is shown because
 * forged addresses often have the same beginning. A short text is unchanged.
 */
export function addressEnds(address: string): string {
  if (!isLongerThan(address, START + END + 4)) return address;
  return `${firstCharacters(address, START)}…${lastCharacters(address, END)}`;
}
