/** The English texts of `LoadingBar`. */
export const LoadingBar = { loading: 'Loading' } as const;
