/** The English texts of the sheet of a contact. */
export const ContactSheet = { add: 'Add contact', edit: 'Edit contact' } as const;
