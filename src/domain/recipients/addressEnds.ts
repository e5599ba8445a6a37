import { firstCharacters, isLongerThan } from '../text/text';

const START = 8;
const END = 8;

/**
 * A long address by its first and its last characters, with an ellipsis between them. Look-alikes are made to agree
 * at the beginning, so that the end is shown, too. A short text stays whole.
 */
export function addressEnds(address: string): string {
  if (!isLongerThan(address, START + END + 4)) return address;
  const end = Array.from(address).slice(-END).join('');
  return `${firstCharacters(address, START)}…${end}`;
}
