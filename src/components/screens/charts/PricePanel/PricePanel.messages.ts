/** The English texts of `PricePanel`. */
export const PricePanel = {
  title: 'Price',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly PricePanel: typeof PricePanel;
  }
}
