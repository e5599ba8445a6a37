/** The English text of a line of somebody who is known, in `RecipientField` and `ContactPicker`. */
export const KnownRow = {
  lastPaid: 'Last paid {moment}',
} as const;
