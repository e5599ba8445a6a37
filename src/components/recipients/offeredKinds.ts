import type { ShownRecipientKind } from './kind';

/** Which of Florin's own kinds are offered. The three networks count as one: wallet addresses. */
export type OwnKinds = 'both' | 'email' | 'wallet' | 'none';

/** Returns which of Florin's own kinds a list contains. Without a list, all of them are offered. */
export function ownKindsIn(recipients: readonly ShownRecipientKind[] | undefined): OwnKinds {
  if (!recipients) return 'both';
  const ids = new Set(recipients.map(({ id }) => id));
  const hasWallet = ['bitcoin', 'ethereum', 'cardano'].some((id) => ids.has(id));
  if (ids.has('email')) return hasWallet ? 'both' : 'email';
  return hasWallet ? 'wallet' : 'none';
}
