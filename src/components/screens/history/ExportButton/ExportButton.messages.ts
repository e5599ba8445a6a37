/** The English texts of `ExportButton`. */
export const ExportButton = {
  export: 'Export CSV',
  hidden: 'The file contains amounts. Show your balance to export it.',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly ExportButton: typeof ExportButton;
  }
}
