/** The English texts of the frame around the signed-in pages. */
export const AppFrame = {
  home: 'Home',
  wallet: 'Wallet',
  payments: 'Payments',
  exchange: 'Exchange',
  settings: 'Settings',
  menu: 'Menu',
  profileMenu: 'Profile menu',
  notifications: 'Notifications',
} as const;
