/** The English texts of `ExchangeForm`, except for refusals. */
export const ExchangeForm = {
  from: 'From currency',
  to: 'To currency',
  amount: 'Amount',
  swap: 'Swap currencies',
  exchange: 'Exchange now',
  done: 'Exchanged {given} to {received}',
  noRate: 'There is no rate from {from} to {to}.',
  none: 'Nothing to exchange',
  needsTwo: 'An exchange needs two currencies.',
} as const;
