import { phoneRules } from './phoneRules';
import { PhoneRounded } from './PhoneRounded';
import type { ShownRecipientKind } from '#src/components/payments/recipients/kind';

export const phoneEnglish = {
  name: 'phone number',
  right: 'Phone number',
  country: 'Begin the phone number with a plus sign and the country code',
  length: 'A phone number has 7 to 15 digits after the plus sign',
  unassigned: 'This phone number does not exist in its country',
  extension: 'Enter the phone number without an extension',
} as const;

/**
 * Phone numbers with their country code (E.164), for the prop `recipients` of `FlorinProvider`. The package
 * `libphonenumber-js` refuses numbers that cannot exist in their country. Phone numbers receive every currency.
 */
export const phone: ShownRecipientKind = {
  ...phoneRules,
  english: phoneEnglish,
  icon: PhoneRounded,
};
