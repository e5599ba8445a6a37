/** The English texts of `SideMenu`. */
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
