/** The English texts of `RecipientWarnings`, except for the texts of the warnings. */
export const RecipientWarnings = { title: 'Check before you send' } as const;
