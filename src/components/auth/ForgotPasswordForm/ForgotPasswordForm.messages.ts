import { callTexts, emailTexts } from '../../inputs/ruleTexts';

/** The English texts of `ForgotPasswordForm`. */
export const ForgotPasswordForm = {
  ...callTexts,
  ...emailTexts,
  email: 'Email',
  reset: 'Reset password',
  back: 'Back to sign in',
} as const;
