/** The English texts of `HideBalanceButton`. */
export const HideBalanceButton = { show: 'Show balance', hide: 'Hide balance' } as const;
