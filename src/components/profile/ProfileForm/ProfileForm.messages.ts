import { callTexts, emailTexts, nameTexts } from '../../inputs/ruleTexts';

/** The English texts of `ProfileForm`. */
export const ProfileForm = {
  ...callTexts,
  ...nameTexts,
  ...emailTexts,
  title: 'Personal details',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  dateOfBirth: 'Date of birth',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
} as const;
