import { callTexts, refusedTexts } from '../inputs/ruleTexts';

/** The English texts of `ContactForm`, without those of the warnings below its fields. */
export const ContactForm = {
  ...callTexts,
  ...refusedTexts,
  name: 'Name',
  nameRequired: 'Name is required',
  email: 'E-mail (optional)',
  emailInvalid: 'Please enter a valid email address',
  address: '{currency} address',
  noPlace: 'Enter an e-mail address, or an address below',
  otherNetwork: 'This address belongs to {network}, and the field is for {currency}',
  otherNetworkDo:
    'Money sent to an address of another network can be lost. Put it into the field of its own currency, or ask for an address that takes {currency}.',
  save: 'Save',
  cancel: 'Cancel',
} as const;
