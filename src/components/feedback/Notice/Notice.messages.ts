/** The English texts of `Notice`. */
export const Notice = { close: 'Close notice' } as const;
