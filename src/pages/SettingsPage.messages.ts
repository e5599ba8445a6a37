/** The English texts of the settings page. */
export const SettingsPage = {
  title: 'Settings',
  profile: 'Your profile',
  settings: 'Settings',
  signOut: 'Sign Out',
} as const;
