/** The English texts of the landing page’s header. */
export const ConnectedSiteHeader = {
  menu: 'Account menu',
  notifications: 'Notifications',
} as const;
