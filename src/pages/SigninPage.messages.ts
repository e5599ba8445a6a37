/** The English texts of the sign-in page. */
export const SigninPage = {
  title: 'Sign in',
  heading: 'Welcome back',
  intro: 'Sign in to open your wallet.',
  biometrics: 'Sign in with biometrics',
  orEmail: 'or with your e-mail',
  demo: 'Try Demo Account',
  newHere: 'New here? {link}',
  signUp: 'Sign up',
} as const;
