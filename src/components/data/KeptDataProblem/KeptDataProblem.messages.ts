/** The English texts of `KeptDataProblem`. */
export const KeptDataProblem = {
  title: 'Your data cannot be used now',
  retry: 'Try again',
  reload: 'Reload the page',
  export: 'Export what can be read',
  exported: 'The backup was saved.',
  unreadable: 'Nothing can be read now.',
  exportFailed: 'The file could not be saved. Please try again.',
  erase: 'Erase everything',
} as const;
