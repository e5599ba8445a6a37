/** The English texts of the sheet to send money. */
export const SendSheet = {
  title: 'Send',
  sent: 'Sent {amount} to {recipient}',
  sentHidden: 'Sent to {recipient}',
} as const;
