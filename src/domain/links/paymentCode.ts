import type { CurrencyInfo } from '../currency/currency';
import { readRecipient } from '../recipients/recipient';
import type { RecipientKind } from '../recipients/recipientKind';
import { refuse } from '../result';
import type { PaymentLinkReading } from './linkReading';
import { readPaymentLink } from './paymentLink';

/**
 * Reads the text of a scanned QR code, or a text from another app.
 *
 * - Returns the payment of a payment link.
 * - Returns null for a recipient, such as an address.
 * - Refuses any other text. A QR code may contain anything, such as a web address, a Wi-Fi password or a private key.
 */
export function readPaymentCode(
  text: string,
  currencies: readonly CurrencyInfo[],
  kinds?: readonly RecipientKind[],
): PaymentLinkReading {
  const reading = readPaymentLink(text, currencies, kinds);
  if (reading) return reading;
  const recipient = readRecipient(text, kinds);
  if (recipient.kind === 'other-network')
    return refuse({ kind: 'other-chain', chain: recipient.network });
  return recipient.kind === 'email' || 'checksum' in recipient
    ? null
    : refuse({ kind: 'no-payment' });
}
