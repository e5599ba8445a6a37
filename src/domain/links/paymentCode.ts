import type { CurrencyInfo } from '../currency/currency';
import { readRecipient } from '../recipients/recipient';
import type { RecipientKind } from '../recipients/recipientKind';
import { refuse } from '../result';
import type { PaymentLinkReading } from './linkReading';
import { readPaymentLink } from './paymentLink';

/**
 * Reads the text of a scanned code, or a text from another app: a payment link, or a recipient. The result is null for
 * a recipient. Any other text is refused, because a code may contain anything: a web address, the password of a
 * network, a private key.
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
