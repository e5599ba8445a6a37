import { refuse, type Result } from '../result';
import { isSecret } from '../text/secret';
import { BOUNDS, checkText, firstCharacters, type TextRefusal } from '../text/text';
import { chainAddressIn } from './chainAddress';

/**
 * Matches a scheme at the start of a text, and parts of web addresses. Users also write `IBAN:` before an IBAN, so
 * `iban:` does not count as a scheme.
 */
const LINK = /^(?:(?!iban:)[a-z][a-z\d+.-]*:|\/\/|www\.)|:\/\//i;

/**
 * Returns whether a text is a link, or has the scheme of a link: `https:`, `javascript:`, `bitcoin:` (RFC 3986). An
 * Ethereum address with its network, such as `eth:0x…`, is not a link.
 */
export function isLink(text: string): boolean {
  return LINK.test(text.trim()) && !chainAddressIn(text);
}

/** Returns the reason why a text cannot be a recipient, or null if it can. */
function refusalOf(text: string): TextRefusal | null {
  const field = 'recipient';
  if (isLink(text)) return { kind: 'link', field };
  const on = chainAddressIn(text);
  if (on && !on.isMainnet) return { kind: 'other-network', field, network: on.chain };
  return isSecret(text) ? { kind: 'secret', field } : null;
}

/**
 * Returns a recipient without the spaces around it, or the reason why it is refused. It must not contain invisible
 * characters or be too long, and must not be a link, a secret, or an address of another network.
 */
export function checkRecipientText(text: string): Result<string, TextRefusal> {
  const checked = checkText(text, 'recipient');
  if (!checked.ok && checked.refusal.kind === 'invisible-characters') return checked;
  // A longer text is refused for its length, so only the allowed number of characters is checked.
  const refusal = refusalOf(firstCharacters(text.trim(), BOUNDS.recipient));
  return refusal ? refuse(refusal) : checked;
}
