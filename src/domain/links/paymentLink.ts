import type { CurrencyInfo } from '../currency/currency';
import { readCurrencyLink } from './currencyLink';
import { readMailLink } from './mailLink';
import { noteOf, schemeOf } from './linkParts';
import type { PaymentLinkReading } from './linkReading';
import type { RecipientKind } from '../recipients/recipientKind';
import { accept, refuse } from '../result';

export type { PaymentLink, PaymentLinkReading, PaymentLinkRefusal } from './linkReading';

/** The maximum number of characters of a link. A QR code has at most 4,296 characters (ISO/IEC 18004). */
export const LONGEST_LINK = 4_096;

/**
 * Reads a payment link. Returns null for any other text, such as an address, a name or a web address.
 *
 * - Supported formats: BIP-321 and similar formats (CIP-13), EIP-681, and mailto (RFC 6068).
 * - The scheme of a currency's links is that of its `paymentLink`.
 * - Nothing is guessed or rounded, and the result lists all ignored parameters.
 * - `kinds` are the kinds of recipients that an app adds. If one of them reads links with the scheme, it is used first.
 */
export function readPaymentLink(
  text: string,
  currencies: readonly CurrencyInfo[],
  kinds: readonly RecipientKind[] = [],
): PaymentLinkReading {
  const link = text.trim();
  const scheme = schemeOf(link, currencies, kinds);
  if (scheme === null) return null;
  if (link.length > LONGEST_LINK) return refuse({ kind: 'too-long', most: LONGEST_LINK });
  const reading = readAs(scheme, link, currencies, kinds);
  // A recipient that is itself a payment link is refused, because the recipient field would read it as a link.
  const isNested = reading.ok && schemeOf(reading.value.recipient, currencies, kinds) !== null;
  return isNested ? refuse({ kind: 'no-address' }) : reading;
}

/** Removes line breaks and invisible characters from the note of an app's own kind of recipient. */
function withCleanNote(reading: NonNullable<PaymentLinkReading>): NonNullable<PaymentLinkReading> {
  if (!reading.ok) return reading;
  const { note: words, ...others } = reading.value;
  const note = noteOf(words);
  return accept({ ...others, ...(note !== undefined && { note }) });
}

function readAs(
  scheme: string,
  link: string,
  currencies: readonly CurrencyInfo[],
  kinds: readonly RecipientKind[],
): NonNullable<PaymentLinkReading> {
  const own = kinds.find((kind) => kind.link?.scheme === scheme)?.link;
  if (own) return withCleanNote(own.read(link, currencies));
  return scheme === 'mailto' ? readMailLink(link) : readCurrencyLink(link, scheme, currencies);
}
