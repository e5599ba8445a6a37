/** The English texts of changes that another tab has made. */
export const OtherTabNotice = {
  replaced: 'The data on this device was replaced in another tab.',
  erased: 'The data on this device was erased in another tab.',
  kept: 'Another tab now keeps wallets on this device. They are shown here.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly OtherTabNotice: typeof OtherTabNotice;
  }
}
