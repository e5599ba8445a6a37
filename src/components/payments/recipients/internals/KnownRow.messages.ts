/** The default texts, in English, for the lists of known recipients in `RecipientField` and `ContactPicker`. */
export const KnownRow = {
  contacts: 'Contacts',
  recent: 'Recent',
  lastPaid: 'Last paid {moment}',
} as const;

export type KnownRowTexts = typeof KnownRow;
