import type { CurrencyInfo } from '../currency/currency';
import type { PaymentLinkRefusal } from './linkReading';
import type { RecipientKind } from '../recipients/recipientKind';
import { accept, refuse, type Result } from '../result';
import { seenLine } from '../text/text';

/** A parameter of a link. Name and value are decoded. */
export interface LinkParameter {
  /** The name in its original case. */
  readonly name: string;
  readonly value: string;
}

/** The parts of a link after its scheme (RFC 3986, 3). */
export interface LinkParts {
  /** The path before decoding. After decoding, an encoded separator could not be distinguished from a separator. */
  readonly path: string;
  readonly parameters: readonly LinkParameter[];
  /** The decoded part after `#`. Null if the link has none. */
  readonly fragment: string | null;
}

/** The schemes of payment links that are recognised even if the app does not have their currency. */
const OTHER_SCHEMES: ReadonlySet<string> = new Set(
  ['bitcoin', 'ethereum', 'cardano', 'lightning', 'bitcoincash', 'litecoin', 'dogecoin', 'dash']
    .concat(['monero', 'zcash', 'solana', 'stellar', 'tezos', 'ripple', 'tron', 'nano'])
    .concat(['liquidnetwork', 'decred', 'algorand']),
);

/**
 * Matches the scheme of a link (RFC 3986, 3.1). The prefixes `web+` and `ext+` are ignored. A website needs such a
 * prefix to receive links with a scheme that the browser does not know.
 */
const SCHEME = /^(?:web\+|ext\+)?([a-z][a-z\d+.-]*):/i;

/** Returns the scheme of a link or a template in lower case, without the prefix `web+` or `ext+`, or null. */
export function schemeIn(text: string): string | null {
  return SCHEME.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** Returns the scheme of a payment link, or null if the text is not a payment link. */
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
 * Decodes percent-encoding (RFC 3986). Returns null if the encoding is invalid. A plus does not become a space, because
 * in payment links it is an ordinary character.
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

/** Splits a link into its parts. Everything except the path is decoded. */
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

/**
 * Returns the names of the parameters that were not read, without duplicates. `taken` contains the names of the
 * parameters that were read.
 */
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
 * Returns the value of a parameter, or undefined if the link does not have the parameter. Refuses a repeated parameter,
 * because it is ambiguous. Case is ignored, because links in QR codes may be in capitals, which need less space.
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

/** Refuses a decoded recipient that is empty or contains spaces. */
export function readableRecipient(recipient: string): Result<string, PaymentLinkRefusal> {
  return /^\S+$/.test(recipient) ? accept(recipient) : refuse({ kind: 'no-address' });
}

/** Decodes the recipient of a link. Refuses a recipient that is empty or contains spaces. */
export function recipientIn(path: string): Result<string, PaymentLinkRefusal> {
  const recipient = decoded(path);
  return recipient === null ? refuse({ kind: 'malformed' }) : readableRecipient(recipient);
}
