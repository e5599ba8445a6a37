import type { CurrencyInfo } from '../currency/currency';
import { readCurrencyLink } from './currencyLink';
import { readMailLink } from './mailLink';
import { schemeOf } from './linkParts';
import type { PaymentLinkReading } from './linkReading';
import { refuse } from '../result';

export type { PaymentLink, PaymentLinkReading, PaymentLinkRefusal } from './linkReading';

/** The most characters of a link. A code that a camera reads has at most 4,296 (ISO/IEC 18004). */
export const LONGEST_LINK = 4_096;

/**
 * Reads a payment link: BIP-21 and the schemes that follow it (CIP-13), EIP-681, and mailto (RFC 6068). The
 * `paymentLink` of each currency has its scheme. The result is null for any other text: an address, a name, a web
 * address. Nothing is guessed or rounded, and every ignored parameter is named.
 */
export function readPaymentLink(
  text: string,
  currencies: readonly CurrencyInfo[],
): PaymentLinkReading {
  const link = text.trim();
  const scheme = schemeOf(link, currencies);
  if (scheme === null) return null;
  if (link.length > LONGEST_LINK) return refuse({ kind: 'too-long', most: LONGEST_LINK });
  const reading =
    scheme === 'mailto' ? readMailLink(link) : readCurrencyLink(link, scheme, currencies);
  // A recipient that is a payment link could be read as that link later.
  const isNested = reading.ok && schemeOf(reading.value.recipient, currencies) !== null;
  return isNested ? refuse({ kind: 'no-address' }) : reading;
}
