/** The English texts of `ExchangeForm`, except for refusals. */
export const ExchangeForm = {
  from: 'From currency',
  to: 'To currency',
  amount: 'Amount',
  swap: 'Swap currencies',
  exchange: 'Exchange now',
  done: 'Exchanged {given} to {received}',
} as const;
