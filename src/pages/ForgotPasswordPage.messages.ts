/** The English texts of the page for a forgotten password. */
export const ForgotPasswordPage = {
  title: 'Forgot password',
  intro: 'Tell us the e-mail address that you sign in with.',
  answer: 'Nothing was sent',
  noServer:
    'A wallet with a server would now write to this address, if there were an account for it. This demo has no server and sends no e-mail, and it has not kept what you typed.',
  openAccount: 'The demo account is open to anyone. The sign-in page shows its password.',
  back: 'Back to sign in',
} as const;
