/** The English texts of `Claims`. */
export const Claims = {
  noFees: 'No monthly fees',
  noCard: 'No credit card required',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly Claims: typeof Claims;
  }
}
