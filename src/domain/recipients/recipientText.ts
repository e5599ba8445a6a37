import type { Result } from '../result';
import { refuse } from '../result';
import { isSecret } from '../text/secret';
import type { TextRefusal } from '../text/text';
import { BOUNDS, checkText, firstCharacters } from '../text/text';
import { chainAddressIn } from './chainAddress';

/** A scheme at the start, or a part of a web address. The word IBAN with a colon is no scheme. */
const LINK = /^(?:(?!iban:)[a-z][a-z\d+.-]*:|\/\/|www\.)|:\/\//i;

/**
 * Whether a text is a link, or an address with a scheme before it: `https:`, `javascript:`, `bitcoin:` (RFC 3986). An
 * Ethereum address with its network, such as `eth:0x…`, is not a link.
 */
export function isLink(text: string): boolean {
  return LINK.test(text.trim()) && !chainAddressIn(text);
}

/** Why a text can never be a recipient; null if it can be one. */
function refusalOf(text: string): TextRefusal | null {
  const field = 'recipient';
  if (isLink(text)) return { kind: 'link', field };
  const on = chainAddressIn(text);
  if (on && !on.isMainnet) return { kind: 'other-network', field, network: on.chain };
  return isSecret(text) ? { kind: 'secret', field } : null;
}

/**
 * Returns a recipient without the blanks around it, or a refusal. Besides the characters and the length, it checks that
 * the text is not a link, a secret, or an address of another network.
 */
export function checkRecipientText(text: string): Result<string, TextRefusal> {
  const checked = checkText(text, 'recipient');
  if (!checked.ok && checked.refusal.kind === 'invisible-characters') return checked;
  // Only the allowed number of characters is searched, because a longer text is refused for its length.
  const refusal = refusalOf(firstCharacters(text.trim(), BOUNDS.recipient));
  return refusal ? refuse(refusal) : checked;
}
