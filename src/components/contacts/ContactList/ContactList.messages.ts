/** The English texts of `ContactList`. */
export const ContactList = {
  send: 'Send',
  edit: 'Edit',
  remove: 'Remove',
  empty: 'No contacts yet',
  emptyText: 'Save the people you pay and see their names instead of addresses.',
  add: 'Add contact',
  none: 'No contacts found',
  noneText: 'No name, email or address matches your search.',
  clear: 'Show all contacts',
} as const;
