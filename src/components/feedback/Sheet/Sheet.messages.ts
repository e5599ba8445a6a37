/** The English texts of `Sheet`. */
export const Sheet = { close: 'Close' } as const;
