/** The English texts of `ContactBook`. */
export const ContactBook = {
  add: 'Add contact',
  lost: 'These contacts are gone when you reload the page.',
  data: 'Data and backup',
  search: 'Search contacts',
  count: '{count, plural, one {# contact} other {# contacts}}',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly ContactBook: typeof ContactBook;
  }
}
