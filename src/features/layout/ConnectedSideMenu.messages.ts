/** The English texts of the notices that the side menu's buttons show. */
export const ConnectedSideMenu = {
  help: 'Help & Support coming soon!',
  notifications: 'Notifications feature coming soon!',
  feedback: 'Send Feedback feature coming soon!',
  customer: 'Customer Support feature coming soon!',
} as const;
