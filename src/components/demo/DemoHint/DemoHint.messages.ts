/** The English texts of `DemoHint`. */
export const DemoHint = {
  canOpen: 'This is a demo. Only its own account can be opened:',
  canSignIn: 'This is a demo. Only its own account can sign in:',
  email: 'Email:',
  password: 'Password:',
  fill: 'Fill in',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly DemoHint: typeof DemoHint;
  }
}
