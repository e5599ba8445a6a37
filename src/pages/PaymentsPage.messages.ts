/** The English texts of the payments page. */
export const PaymentsPage = {
  title: 'Payments',
  actions: 'Quick actions',
  transactions: 'Recent transactions',
  contacts: 'Contacts',
} as const;
