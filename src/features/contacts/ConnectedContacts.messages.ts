/** The English texts of the contacts' page. */
export const ConnectedContacts = {
  add: 'Add contact',
  search: 'Search contacts',
  count: '{count, plural, one {# contact} other {# contacts}}',
  removed: 'Contact removed',
  undo: 'Undo',
  sheet: 'Contact',
} as const;
