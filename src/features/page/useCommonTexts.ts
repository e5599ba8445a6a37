import { useMessages } from '../../components/provider/useMessages';

/** The English texts that several features and pages of the signed-in app show, such as the names of page parts. */
const english = {
  notifications: 'Notifications',
  send: 'Send',
  receive: 'Receive',
  recentTransactions: 'Recent transactions',
  totalBalance: 'Total balance',
  quickActions: 'Quick actions',
  yourProfile: 'Your profile',
} as const;

export type CommonTexts = typeof english;

/**
 * Returns a function that returns a text that several parts of the app show. The landing page has separate texts,
 * because importing this module would make it heavier.
 */
export const useCommonTexts = () => useMessages('Common', english);
