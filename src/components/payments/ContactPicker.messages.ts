/** The English texts of `ContactPicker`. */
export const ContactPicker = {
  search: 'Search people',
  empty: 'Nobody yet',
  emptyText: 'The people you pay and your saved contacts will appear here.',
  noHit: 'Nobody found',
  noHitText: 'Try another name or part of the address.',
  more: 'Only the first {count} are shown. Search to find the others.',
} as const;
