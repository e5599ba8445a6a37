/** The English texts of `RecipientWarning`. */
export const RecipientWarning = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  cardano: 'Cardano',
  lookAlike: 'It looks like an address you know, but it is another',
  lookAlikeDo:
    'Somebody may want you to confuse the two. Compare every character, or choose the address again from those you know.',
  checksum: 'This {network} address has a mistake',
  checksumDo:
    'A character is wrong, missing or too many. Copy the whole address again, or ask for it again.',
  otherNetwork: 'This address belongs to {network}, but you are sending {currency}',
  otherNetworkDo:
    'Money sent to an address of another network can be lost. Change the currency, or ask for an address that takes {currency}.',
  change: 'Change to {currency}',
  testnet: 'This is an address of a {network} testnet',
  testnetDo: 'Coins of a testnet are worth nothing. Ask for an address of the main network.',
  stake: 'This is a Cardano stake address',
  stakeDo: 'It collects rewards and takes no payments. Ask for a payment address.',
  invisible: 'It contains characters that cannot be seen',
  invisibleDo:
    'They can hide whom you are paying. Type the recipient yourself, or ask for it again.',
  scripts: 'Letters here can be mistaken for others: {letters}',
  scriptsDo:
    'They look like letters of another script. Type the recipient yourself, or ask for it again.',
  firstLarge: 'Your first payment to this recipient is more than half of your {currency}',
  firstLargeDo: 'Send a small amount first, and ask whether it has arrived.',
} as const;
