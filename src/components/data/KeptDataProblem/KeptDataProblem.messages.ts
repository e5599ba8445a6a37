/** The English texts of `KeptDataProblem`. */
export const KeptDataProblem = {
  title: 'Data and backup',
  problem: 'Your data cannot be used now',
  retry: 'Try again',
  reload: 'Reload the page',
  export: 'Export raw data',
  erase: 'Erase everything',
} as const;
