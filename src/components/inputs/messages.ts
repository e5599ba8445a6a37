/** The English texts of the components beside this file. */
export const PasswordField = {
  show: 'Show {subject}',
  hide: 'Hide {subject}',
  password: 'password',
} as const;
