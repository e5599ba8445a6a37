/** The English texts of the side menu's place for people, and of what the menu answers. */
export const ConnectedSideMenu = {
  contacts: 'Contacts',
  help: 'Help & Support coming soon!',
  notifications: 'Notifications feature coming soon!',
  feedback: 'Send Feedback feature coming soon!',
  customer: 'Customer Support feature coming soon!',
} as const;
