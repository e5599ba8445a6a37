import { callTexts, emailTexts } from '../../inputs/ruleTexts';

/** The English texts of `SigninForm`. */
export const SigninForm = {
  ...callTexts,
  ...emailTexts,
  passwordRequired: 'Password is required',
  wrongPair: 'Invalid email or password. Please try again.',
  email: 'Email',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  signIn: 'Sign In',
} as const;
