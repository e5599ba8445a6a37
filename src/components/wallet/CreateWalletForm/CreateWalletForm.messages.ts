import { callTexts, refusedTexts } from '../../inputs/ruleTexts';

/** The English texts of `CreateWalletForm`. */
export const CreateWalletForm = {
  ...callTexts,
  ...refusedTexts,
  name: 'Wallet name',
  type: 'Type',
  personal: 'Personal',
  business: 'Business',
  savings: 'Savings',
  create: 'Create Wallet',
  cancel: 'Cancel',
} as const;
