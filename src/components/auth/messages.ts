export { ForgotPasswordForm } from './ForgotPasswordForm.messages';
export { SigninForm } from './SigninForm.messages';
export { SignupForm } from './SignupForm.messages';

/** The English texts of the components beside this file. */
export const DemoHint = {
  canOpen: 'This is a demo, and only its own account can be opened:',
  canSignIn: 'This is a demo, and only its own account can sign in:',
  email: 'Email:',
  password: 'Password:',
  fill: 'Fill in',
} as const;

export const SignupClaims = {
  title: 'What you get',
  wallet: 'Multi-currency wallet',
  transfers: 'Instant transfers with low fees',
  security: 'Bank-level security',
  rates: 'Real-time rates',
  biometric: 'Biometric authentication',
  support: '24/7 support',
  users: 'Trusted by over 100,000 users',
  rating: '4.9/5 rating',
} as const;
