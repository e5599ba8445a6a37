/** The English texts of `ContactList`. */
export const ContactList = {
  edit: 'Edit',
  remove: 'Remove',
  empty: 'No contacts yet',
  emptyText: 'Save whom you pay, and their name stands beside their address.',
  add: 'Add contact',
  none: 'No contacts found',
  noneText: 'No name, e-mail or address matches what you are looking for.',
  clear: 'Show all contacts',
} as const;
