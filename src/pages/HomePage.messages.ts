/** The English texts of the signed-in start. */
export const HomePage = {
  title: 'Home',
  balance: 'Total balance',
  actions: 'Quick actions',
  transactions: 'Recent transactions',
} as const;
