/** The English texts of `FailedPart`. */
export const FailedPart = { retry: 'Try again', reload: 'Reload the page' } as const;
