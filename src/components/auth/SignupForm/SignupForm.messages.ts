import { callTexts, emailTexts, nameTexts } from '../../inputs/ruleTexts';

/** The English texts of `SignupForm`. */
export const SignupForm = {
  ...callTexts,
  ...emailTexts,
  ...nameTexts,
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least {least} characters',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  termsRequired: 'You must agree to the terms and conditions',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
  confirmSubject: 'confirm password',
  agree: 'I agree to the {terms} and the {privacy}',
  terms: 'terms and conditions',
  privacy: 'privacy policy',
  create: 'Create Account',
} as const;
