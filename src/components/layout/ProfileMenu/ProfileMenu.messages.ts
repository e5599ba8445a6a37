/** The English texts of `ProfileMenu`. */
export const ProfileMenu = {
  profile: 'Profile',
  notifications: 'Notifications',
  lightMode: 'Light Mode',
  darkMode: 'Dark Mode',
  settings: 'Settings',
  signOut: 'Sign Out',
} as const;
