/** The English texts of `FailedPart`. */
export const FailedPart = {
  offline: 'You are offline.',
  retry: 'Try again',
  reload: 'Reload the page',
  newVersion: 'A new version may be the reason. Reload the page to get it.',
} as const;
