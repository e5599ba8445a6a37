/** The English texts of the button that makes a file of the history. */
export const ExportButton = {
  export: 'Export CSV',
  hidden: 'The file would contain your amounts. Show your balance to export it.',
  failed: 'The file could not be saved. Please try again.',
  date: 'Date',
  type: 'Type',
  direction: 'Direction',
  status: 'Status',
  description: 'Description',
  amount: 'Amount',
  currency: 'Currency',
  fee: 'Fee',
  from: 'From',
  to: 'To',
  id: 'Id',
} as const;
