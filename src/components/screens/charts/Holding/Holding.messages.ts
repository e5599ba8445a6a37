/** The English texts of `Holding`. */
export const Holding = {
  title: 'Your balance',
  available: 'Available: {amount}',
  worth: 'Worth {amount}',
  send: 'Send',
  receive: 'Receive',
  exchange: 'Exchange',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly Holding: typeof Holding;
  }
}
