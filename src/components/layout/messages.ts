/** The English texts of the components beside this file. */
export const AppShell = { skip: 'Skip to content' } as const;

export const ProfileMenu = {
  profile: 'Profile',
  notifications: 'Notifications',
  lightMode: 'Light Mode',
  darkMode: 'Dark Mode',
  settings: 'Settings',
  signOut: 'Sign Out',
} as const;

export const SideMenu = {
  title: 'Menu',
  close: 'Close menu',
  places: 'Main Menu',
  help: 'Help & Support',
  notifications: 'Notifications',
  darkMode: 'Dark mode',
  feedback: 'Send Feedback',
  customer: 'Customer Support',
} as const;

export const TabBar = { name: 'Main' } as const;

export const TopBar = { openMenu: 'Open menu' } as const;
