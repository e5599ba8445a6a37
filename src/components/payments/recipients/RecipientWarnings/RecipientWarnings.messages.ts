/** The English texts of `RecipientWarnings`, without those of each warning. */
export const RecipientWarnings = { title: 'Check before you send' } as const;
