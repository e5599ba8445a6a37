/** The English texts of `ChooseBackup`. */
export const ChooseBackup = {
  cancel: 'Cancel',
  choose:
    'Choose a backup that this app has exported. You see what it contains before anything is replaced.',
  file: 'Choose a file',
  checking: 'Checking the backup…',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly ChooseBackup: typeof ChooseBackup;
  }
}
