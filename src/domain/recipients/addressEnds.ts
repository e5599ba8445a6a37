import { firstCharacters, isLongerThan, lastCharacters, visible } from '../text/text';
import { isEmail } from '../user';
import { shortened, type RecipientKind } from './recipientKind';

const START = 8;
const END = 8;

/**
 * Shortens a long address to its first and last characters, with an ellipsis between them. The end is shown because
 * attackers forge addresses with the same beginning. A short text is returned unchanged.
 */
export function addressEnds(address: string): string {
  if (!isLongerThan(address, START + END + 4)) return address;
  return `${firstCharacters(address, START)}…${lastCharacters(address, END)}`;
}

/**
 * Returns a recipient for a list: in the short form of its kind, an email address unchanged, and an address shortened
 * to both ends. Invisible characters become visible.
 */
export function shortForm(recipient: string, kinds?: readonly RecipientKind[]): string {
  const text = visible(recipient);
  return shortened(recipient, kinds) ?? (isEmail(recipient) ? text : addressEnds(text));
}
