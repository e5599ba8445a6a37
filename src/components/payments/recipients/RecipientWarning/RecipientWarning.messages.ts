/** The default titles and advice, in English, of the warnings about a recipient. */
export const RecipientWarning = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  cardano: 'Cardano',
  lookAlike: 'This looks like an address you know, but it is a different one',
  lookAlikeDo:
    'Someone may be trying to trick you. Compare every character, or choose the address again from the ones you know.',
  checksum: 'This {network} address contains a mistake',
  checksumDo:
    'A character is wrong, missing or extra. Copy the whole address again, or ask for it again.',
  otherNetwork: 'This address is for {network}, but you are sending {currency}',
  otherNetworkDo:
    'Money sent to an address on another network can be lost. Change the currency, or ask for an address that accepts {currency}.',
  change: 'Change to {currency}',
  otherCurrency: 'This recipient cannot receive {currency}',
  otherCurrencyDo: 'Change the currency, or ask for an address that accepts {currency}.',
  testnet: 'This is a {network} testnet address',
  testnetDo: 'Testnet coins have no value. Ask for a mainnet address.',
  stake: 'This is a Cardano stake address',
  stakeDo: 'It collects rewards and cannot receive payments. Ask for a payment address.',
  invisible: 'This contains characters that cannot be seen',
  invisibleDo:
    'They can hide who you are really paying. Type the recipient yourself, or ask for it again.',
  scripts: 'Some letters can be mistaken for others: {letters}',
  scriptsDo:
    'They look like letters of another script. Type the recipient yourself, or ask for it again.',
  firstLarge: 'Your first payment to this recipient is more than half of your {currency}',
  firstLargeDo: 'Send a small amount first and check that it arrives.',
  beginning: 'This is only the beginning of a recipient you know: {recipient}',
  beginningDo: 'Use the whole recipient, or check that you mean another one.',
  use: 'Use {recipient}',
  fiat: 'This address is for {network}, but you are sending {currency}',
  fiatDo: 'Check that it can receive {currency}.',
  unknown: 'We do not recognize this recipient. The payment may not arrive.',
  unknownCheck: 'Check every letter.',
  unknownDo: 'Check every letter, or ask for an email or wallet address.',
} as const;

export type RecipientWarningTexts = typeof RecipientWarning;
