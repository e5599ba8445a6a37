/** The English texts of `PageSkeleton`. */
export const PageSkeleton = { loading: 'Loading' } as const;
