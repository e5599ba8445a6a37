/** The English texts of `PasswordField`. */
export const PasswordField = {
  show: 'Show {subject}',
  hide: 'Hide {subject}',
  password: 'password',
} as const;
