import { leftOf, noteOf, onlyValueOf, partsOf, readableRecipient, recipientIn } from './linkParts';
import type { PaymentLink, PaymentLinkRefusal } from './linkReading';
import { accept, refuse, type Result } from '../result';

/**
 * Reads a mailto link (RFC 6068). The subject becomes the note. `cc`, `bcc` and the body are ignored. A link with
 * several recipients is refused, because a payment has one recipient.
 */
export function readMailLink(link: string): Result<PaymentLink, PaymentLinkRefusal> {
  const parts = partsOf(link);
  if (!parts.ok) return parts;
  const to = onlyValueOf(parts.value, 'to');
  if (!to.ok) return to;
  const subject = onlyValueOf(parts.value, 'subject');
  if (!subject.ok) return subject;
  // A comma separates recipients. A comma inside an address is percent-encoded.
  const inPath = parts.value.path.split(',');
  // The parameter is already decoded, but the path is not.
  const inHeader = to.value?.split(',') ?? [];
  const named = [
    ...inPath.map((text) => ({ text: text.trim(), read: recipientIn })),
    ...inHeader.map((text) => ({ text: text.trim(), read: readableRecipient })),
  ].filter(({ text }) => text !== '');
  const [first] = named;
  if (!first) return refuse({ kind: 'no-address' });
  if (named.length > 1) return refuse({ kind: 'several-recipients' });
  const recipient = first.read(first.text);
  if (!recipient.ok) return recipient;
  const note = noteOf(subject.value);
  return accept({
    recipient: recipient.value,
    ...(note === undefined ? {} : { note }),
    left: leftOf(parts.value, ['to', 'subject']),
  });
}
