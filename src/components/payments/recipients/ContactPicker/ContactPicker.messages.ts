/** The English texts of `ContactPicker`. */
export const ContactPicker = {
  search: 'Search contacts',
  empty: 'No contacts yet',
  emptyText: 'Your contacts and recent payments will appear here.',
  noHit: 'No matches',
  noHitText: 'Try another name or part of the address.',
  more: 'Only the first {count} are shown. Search to find the others.',
} as const;
