import { firstCharacters, isLongerThan, lastCharacters, visible } from '../text/text';
import { isEmail } from '../user';
import type { RecipientKind } from './recipientKind';
import { shortened } from './recipientKind';

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

/**
 * The short form of a recipient: as its kind defines it, an email address as it is, or the ends of an address.
 * Invisible characters are shown.
 */
export function shortForm(recipient: string, kinds?: readonly RecipientKind[]): string {
  const text = visible(recipient);
  return shortened(recipient, kinds) ?? (isEmail(recipient) ? text : addressEnds(text));
}
