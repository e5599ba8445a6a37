/** The English texts of `ReceivePlaceholder`. */
export const ReceivePlaceholder = {
  missing: 'Addresses cannot be shown here.',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly ReceivePlaceholder: typeof ReceivePlaceholder;
  }
}
