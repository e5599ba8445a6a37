/** The English texts of the components beside this file. */
export const FailedPart = { retry: 'Try again', reload: 'Reload the page' } as const;

export const LoadingBar = { loading: 'Loading' } as const;

export const Notice = { close: 'Close notice' } as const;

export const PageSkeleton = { loading: 'Loading' } as const;

export const Sheet = { close: 'Close' } as const;
