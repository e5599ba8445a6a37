/** The English texts of the sheet to receive money. */
export const ReceiveSheet = {
  title: 'Receive',
} as const;
