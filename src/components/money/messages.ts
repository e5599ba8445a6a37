/** The English texts of the components beside this file. */
export const HideBalanceButton = { show: 'Show balance', hide: 'Hide balance' } as const;
