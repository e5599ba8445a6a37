/** The English texts of `RecipientWarnings`, except for those of each warning. */
export const RecipientWarnings = { title: 'Check before you send' } as const;
