import type { FlorinSettings } from '../../../provider/useFlorin';
import type { ShownRecipientKind } from '../kind';

/**
 * Which of Florin's own kinds of recipients an app offers: email addresses, or wallet addresses of any of the three
 * networks.
 */
export type OwnKinds = 'both' | 'email' | 'wallet' | 'none';

/** Returns which of Florin's own kinds of recipients a list contains. Without a list, an app offers all of them. */
export function ownKindsIn(recipients: readonly ShownRecipientKind[] | undefined): OwnKinds {
  if (!recipients) return 'both';
  const ids = new Set(recipients.map(({ id }) => id));
  const hasWallet = ['bitcoin', 'ethereum', 'cardano'].some((id) => ids.has(id));
  if (ids.has('email')) return hasWallet ? 'both' : 'email';
  return hasWallet ? 'wallet' : 'none';
}

/**
 * Returns whether forms refuse a recipient that no kind recognises. An app that passes its kinds has listed what it can
 * pay, so they are refused by default. An app without a list accepts them with a note.
 */
export const refusesUnknown = ({
  recipients,
  onlyKnownRecipients = recipients !== undefined,
}: Pick<FlorinSettings, 'recipients' | 'onlyKnownRecipients'>): boolean => onlyKnownRecipients;
