/** The English texts of `ClosingCall`. */
export const ClosingCall = {
  title: 'Open it and look around.',
  text: 'The demo account is open to anyone. It holds sample money, so nothing you try can cost you anything.',
  start: 'Start Using',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly ClosingCall: typeof ClosingCall;
  }
}
