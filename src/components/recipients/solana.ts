import { solanaRules } from '../../domain/recipients/kinds/solana';
import { AccountBalanceWalletOutlined } from '../../icons/AccountBalanceWalletOutlined';
import type { ShownRecipientKind } from './kind';

/** The English texts of Solana's addresses. */
export const solanaEnglish = {
  name: 'Solana address',
  right: 'Solana address without a checksum',
  length: 'This Solana address contains a mistake: a character is missing or extra',
  otherCurrency: 'A Solana address cannot receive {currency}',
  otherCurrencyDo:
    'Money sent to an address on another network can be lost. Change the currency, or ask for an address that accepts {currency}.',
} as const;

/**
 * Addresses of Solana, for the prop `recipients` of `FlorinProvider`. The addresses receive the currencies that have
 * the network `solana`. They have no checksum, so only their length is checked.
 */
export const solana: ShownRecipientKind = {
  ...solanaRules,
  english: solanaEnglish,
  icon: AccountBalanceWalletOutlined,
};
