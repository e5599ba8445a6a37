/** The default texts, in English, for descriptions that Florin generates from the data of a transaction. */
export const TransactionDescription = {
  sent: 'Sent to {recipient}',
  received: 'Received {currency}',
  receivedFrom: 'Received from {sender}',
  exchanged: 'Exchanged {given} to {received}',
  concert: 'Concert tickets',
  groceries: 'Groceries',
  hosting: 'Web hosting',
  invoice: 'Invoice 1047',
  order: 'Order 2211',
  rent: 'Rent share',
  saving: 'Monthly saving',
  staking: 'Staking payout',
  wallet: 'Hardware wallet',
} as const;

export type TransactionDescriptionTexts = typeof TransactionDescription;
