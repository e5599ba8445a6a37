import { callTexts, refusedTexts } from '../../inputs/ruleTexts';

/** The English texts of `ContactForm`, except for the warnings below its fields. */
export const ContactForm = {
  ...callTexts,
  ...refusedTexts,
  name: 'Name',
  nameRequired: 'Name is required',
  email: 'Email (optional)',
  emailInvalid: 'Please enter a valid email address',
  address: '{currency} address',
  noPlace: 'Add an email or at least one address',
  otherNetwork: 'This address is for {network}, but this field is for {currency}',
  otherNetworkDo:
    'Money sent to an address on another network can be lost. Enter it in the field for its own currency, or ask for an address that accepts {currency}.',
  save: 'Save',
  cancel: 'Cancel',
} as const;
