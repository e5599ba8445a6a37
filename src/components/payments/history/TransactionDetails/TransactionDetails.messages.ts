/** The default texts, in English, of `TransactionDetails` and of the text for sharing a transaction. */
export const TransactionDetails = {
  receive: 'Incoming payment',
  send: 'Outgoing payment',
  exchange: 'Exchange',
  purchase: 'Purchase',
  status: 'Status',
  arrived: 'The money is in the wallet.',
  done: 'This transaction is complete.',
  pending: 'This transaction is still in progress.',
  failed: 'This transaction did not go through. No money was moved.',
  failedInPart: 'Only a part of the amount arrived. The rest was not moved.',
  otherStatus: 'This wallet does not recognize this status.',
  fee: 'Fee',
  total: 'Amount and fee',
  received: 'Received',
  part: 'Arrived',
  from: 'From',
  to: 'To',
  date: 'Date',
  note: 'Description',
  id: 'Transaction ID',
  oddText:
    'This record could not be read, or does not match what you ordered. It is shown as it was received and is not included in any total. If you have a question about it, copy the text and send it to your provider.',
  copyAddress: 'Copy address',
  copyId: 'Copy id',
  copyText: 'Copy text',
} as const;

export type TransactionDetailsTexts = typeof TransactionDetails;
