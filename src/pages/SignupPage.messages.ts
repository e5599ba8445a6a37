/** The English texts of the sign-up page. */
export const SignupPage = {
  title: 'Sign up',
  heading: 'Create your account',
  intro: 'One wallet for all your currencies.',
  already: 'Already have an account? {link}',
  signIn: 'Sign in',
} as const;
