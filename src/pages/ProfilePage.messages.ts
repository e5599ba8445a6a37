/** The English texts of the profile page. */
export const ProfilePage = {
  title: 'Profile',
  profile: 'Your profile',
  security: 'Security features',
  statistics: 'Statistics',
} as const;
