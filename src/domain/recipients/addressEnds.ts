import { firstCharacters, isLongerThan } from '../text/text';

const START = 8;
const END = 8;

/**
 * A long address by its first and its last characters, with an ellipsis between them. Forged addresses often
 * have the same beginning, so the end is also shown. A short text is unchanged.
 */
export function addressEnds(address: string): string {
  if (!isLongerThan(address, START + END + 4)) return address;
  const end = Array.from(address).slice(-END).join('');
  return `${firstCharacters(address, START)}…${end}`;
}
