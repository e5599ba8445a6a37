/** The English texts of `DemoHint`. */
export const DemoHint = {
  canOpen: 'This is a demo. Only this email can sign up:',
  canSignIn: 'This is a demo. Sign in with:',
  email: 'Email:',
  password: 'Password:',
  fill: 'Fill in',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly DemoHint: typeof DemoHint;
  }
}
