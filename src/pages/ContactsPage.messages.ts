/** The English texts of the contacts page. */
export const ContactsPage = { title: 'Contacts' } as const;
