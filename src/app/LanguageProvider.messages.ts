/** The English texts of the change of the language. */
export const LanguageProvider = {
  missing: 'The language could not be loaded. Check your connection and try again.',
} as const;
