/** The default texts, in English, of `TransactionFilters` and `FilterChips`. */
export const TransactionFilters = {
  title: 'Filters',
  type: 'Type',
  status: 'Status',
  currency: 'Currency',
  from: 'From',
  to: 'To',
  all: 'All',
  send: 'Send',
  receive: 'Receive',
  exchange: 'Exchange',
  purchase: 'Purchase',
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
  backwards: 'The end date is before the start date',
} as const;

export type TransactionFiltersTexts = typeof TransactionFilters;
