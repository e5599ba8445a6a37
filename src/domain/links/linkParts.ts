import type { CurrencyInfo } from '../currency/currency';
import type { PaymentLinkRefusal } from './linkReading';
import type { RecipientKind } from '../recipients/recipientKind';
import type { Result } from '../result';
import { accept, refuse } from '../result';
import { seenLine } from '../text/text';

/** A parameter of a link, decoded. */
export interface LinkParameter {
  /** The name, in the case of the link. */
  readonly name: string;
  readonly value: string;
}

/** The parts of a link after its scheme (RFC 3986, 3). */
export interface LinkParts {
  /** The path, still encoded, because a decoded character could not be distinguished from a separator. */
  readonly path: string;
  readonly parameters: readonly LinkParameter[];
  /** The part after `#`, decoded; null if the link has none. */
  readonly fragment: string | null;
}

/** Schemes of payment links in currencies that Florin does not have by default. */
const OTHER_SCHEMES: ReadonlySet<string> = new Set(
  ['bitcoin', 'ethereum', 'cardano', 'lightning', 'bitcoincash', 'litecoin', 'dogecoin', 'dash']
    .concat(['monero', 'zcash', 'solana', 'stellar', 'tezos', 'ripple', 'tron', 'nano'])
    .concat(['liquidnetwork', 'decred', 'algorand']),
);

/**
 * Schemes are case-insensitive (RFC 3986, 3.1). Browsers pass unknown schemes to a site only with the prefix `web+` or
 * `ext+`, so the prefix has no meaning.
 */
const SCHEME = /^(?:web\+|ext\+)?([a-z][a-z\d+.-]*):/i;

/** The scheme of a link or of a `paymentLink` template, without the prefix `web+` or `ext+`. */
export function schemeIn(text: string): string | null {
  return SCHEME.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** The scheme of a text that is a payment link; null for any other text. */
export function schemeOf(
  link: string,
  currencies: readonly CurrencyInfo[],
  kinds: readonly RecipientKind[] = [],
): string | null {
  const scheme = schemeIn(link);
  if (scheme === null) return null;
  const isPayment =
    scheme === 'mailto' ||
    OTHER_SCHEMES.has(scheme) ||
    kinds.some((kind) => kind.link?.scheme === scheme) ||
    currencies.some(({ paymentLink }) => paymentLink && schemeIn(paymentLink) === scheme);
  return isPayment ? scheme : null;
}

/**
 * Decodes percent-encoding (RFC 3986), or returns null if it is invalid. A plus is not decoded to a space, as the
 * standards of payment links require.
 */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns the text before and after the first `mark`. If the text has no `mark`, the second part is undefined. */
export function cutAt(text: string, mark: string): readonly [before: string, behind?: string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** The parts of a link, decoded except for the path. */
export function partsOf(link: string): Result<LinkParts, PaymentLinkRefusal> {
  const [address, hash] = cutAt(link, '#');
  const [path, query = ''] = cutAt(address.slice(address.indexOf(':') + 1), '?');
  const parameters: LinkParameter[] = [];
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const [rawName, rawValue = ''] = cutAt(pair, '=');
    const name = decoded(rawName);
    const value = decoded(rawValue);
    if (name === null || value === null) return refuse({ kind: 'malformed' });
    parameters.push({ name, value });
  }
  const fragment = hash === undefined ? null : decoded(hash);
  if (hash !== undefined && fragment === null) return refuse({ kind: 'malformed' });
  return accept({ path, parameters, fragment });
}

/** The names of a link's ignored parameters, without duplicates. `taken` are the parameters that were read. */
export function leftOf(
  { parameters, fragment }: LinkParts,
  taken: readonly string[],
): readonly string[] {
  const names = parameters.map(({ name }) => name);
  const left = names.filter((name) => !taken.includes(name.toLowerCase()));
  if (fragment !== null) left.push(`#${fragment}`);
  return [...new Set(left)];
}

/**
 * Returns the value of a parameter, or undefined if the link lacks it. A repeated parameter is refused, because it is
 * ambiguous. Names are case-insensitive, because a link in a QR code may be in capitals, which need less space.
 */
export function onlyValueOf(
  { parameters }: LinkParts,
  key: string,
): Result<string | undefined, PaymentLinkRefusal> {
  const [first, ...others] = parameters.filter(({ name }) => name.toLowerCase() === key);
  return others.length > 0
    ? refuse({ kind: 'repeated-parameter', name: key })
    : accept(first?.value);
}

/** Prepares a note for a single-line field: line breaks become spaces, and invisible characters are removed. */
export function noteOf(words: string | undefined): string | undefined {
  return seenLine(words ?? '') || undefined;
}

/** Refuses a decoded recipient that is empty or contains blanks. */
export function readableRecipient(recipient: string): Result<string, PaymentLinkRefusal> {
  return /^\S+$/.test(recipient) ? accept(recipient) : refuse({ kind: 'no-address' });
}

/** Decodes the recipient of a link. Refuses an empty recipient and blanks. */
export function recipientIn(path: string): Result<string, PaymentLinkRefusal> {
  const recipient = decoded(path);
  return recipient === null ? refuse({ kind: 'malformed' }) : readableRecipient(recipient);
}
