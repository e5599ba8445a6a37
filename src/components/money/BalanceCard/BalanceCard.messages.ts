/** The English texts of `BalanceCard`. */
export const BalanceCard = {
  title: 'Total balance',
  day: '24h',
} as const;
