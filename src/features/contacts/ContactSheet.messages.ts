/** The English texts of the sheet of a contact. */
export const ContactSheet = {
  add: 'Add contact',
  edit: 'Edit contact',
  duplicate: 'This contact is already saved',
} as const;
