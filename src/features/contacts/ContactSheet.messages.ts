/** The English texts of the sheet of a contact. */
export const ContactSheet = {
  add: 'Add contact',
  edit: 'Edit contact',
  duplicate: 'This contact is already saved',
  discardNew: 'Discard this contact?',
  discardChanges: 'Discard your changes?',
  notSaved: 'What you entered has not been saved.',
  keep: 'Keep editing',
  discard: 'Discard',
} as const;
