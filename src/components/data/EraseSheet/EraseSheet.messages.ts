/** The English texts of `EraseSheet`. */
export const EraseSheet = {
  title: 'Erase everything',
  kept: 'Your wallets, their history, your contacts and your choices are removed from this device. The sample wallets start again.',
  memory:
    'Your wallets start again as sample wallets, without your payments, and without contacts.',
  final: 'This cannot be undone. Only a backup that you have exported can restore them.',
  erase: 'Erase everything',
} as const;
