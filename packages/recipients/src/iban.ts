import { ibanRules } from './ibanRules';
import { AccountBalanceOutlined } from '#src/icons/AccountBalanceOutlined';
import type { ShownRecipientKind } from '#src/components/payments/recipients/kind';

export const ibanEnglish = {
  name: 'IBAN',
  right: 'IBAN, check digits verified',
  country: 'No country has an IBAN that begins with {country}',
  length: 'An IBAN that begins with {country} has {most} characters, and this one has {count}',
  structure: 'This IBAN contains a mistake: IBANs that begin with {country} have another structure',
  checkDigits: 'This IBAN contains a mistake: its check digits do not match',
  otherCurrency: 'An IBAN cannot receive {currency}',
  otherCurrencyDo: 'Change the currency, or ask for an address that accepts {currency}.',
} as const;

/**
 * Bank accounts by their IBAN (ISO 13616), for the prop `recipients` of `FlorinProvider`. The package `ibantools`
 * verifies the country, the length, the structure and the check digits. An IBAN receives only national currencies, not
 * crypto currencies. To change this rule, pass `{ ...iban, accepts }`.
 */
export const iban: ShownRecipientKind = {
  ...ibanRules,
  english: ibanEnglish,
  icon: AccountBalanceOutlined,
};
