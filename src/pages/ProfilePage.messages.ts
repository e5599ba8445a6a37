/** The English texts of the profile page. */
export const ProfilePage = {
  title: 'Profile',
  profile: 'Your profile',
  security: 'Security features',
  statistics: 'Statistics',
  transactions: 'transactions',
  currencies: 'currencies',
  daysActive: 'days active',
  successRate: 'success rate',
} as const;
