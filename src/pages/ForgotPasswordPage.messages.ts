/** The English texts of the page for a forgotten password. */
export const ForgotPasswordPage = {
  title: 'Forgot password',
  intro: 'Enter the e-mail address you sign in with.',
  answer: 'Nothing was sent',
  noServer:
    'A real wallet would now send an e-mail to this address if it belonged to an account. This demo has no server, sends no e-mail and has not kept what you typed.',
  openAccount: 'The demo account is open to anyone. The sign-in page shows its password.',
  back: 'Back to sign in',
} as const;
