/** The English texts of `UnusableData`. */
export const UnusableData = {
  exportRaw: 'Export raw data',
  erase: 'Erase everything',
  unusable: 'We cannot open your data',
  retry: 'Try again',
  reload: 'Reload the page',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly UnusableData: typeof UnusableData;
  }
}
