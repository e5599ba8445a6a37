import { lightningRules } from '../../domain/recipients/kinds/lightning';
import { BoltRounded } from '../../icons/BoltRounded';
import type { ShownRecipientKind } from './kind';

/** The English texts of Lightning invoices. */
export const lightningEnglish = {
  name: 'Lightning invoice',
  right: 'Lightning invoice, valid until {until}',
  amount: 'Lightning invoice for {amount}, valid until {until}',
  mistake: 'This Lightning invoice contains a mistake. Copy the whole invoice again.',
  testnet: 'This Lightning invoice is for a test network, whose coins have no value',
  otherCurrency: 'A Lightning invoice cannot receive {currency}',
  otherCurrencyDo: 'Change the currency, or ask for an address that accepts {currency}.',
} as const;

/**
 * Invoices of the Lightning network (BOLT 11), for the prop `recipients` of `FlorinProvider`. The checksum is verified,
 * the signature is not. Invoices receive the currencies that have the network `bitcoin`.
 */
export const lightning: ShownRecipientKind = {
  ...lightningRules,
  english: lightningEnglish,
  icon: BoltRounded,
};
