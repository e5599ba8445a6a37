import { callTexts } from '../inputs/ruleTexts';

/** The English texts of refused actions on kept data, and of files that are not imported. */
export const KeptRefusal = {
  ...callTexts,
  unavailable: 'This browser cannot read or store data for this app now. Nothing has been changed.',
  newerVersion:
    'A newer version of this app has saved your data. It is safe, and nothing has been changed. Reload the page to get that version.',
  lost: 'Your data is no longer on this device: it was removed, for example by the browser to free space. If you have a backup, erase everything to start again, and import it.',
  closed:
    'The connection to your data was closed, because another tab removed it or uses a newer version. Nothing has been overwritten. Reload the page.',
  noSpace:
    'There is no space left on this device. Your data is as it was before. Free some space and try again.',
  damaged:
    'A part of your data is damaged. Nothing has been overwritten. Export what can be read before you erase anything.',
  locked: 'Your data is encrypted, and this tab cannot read it. Reload the page to unlock it.',
  busy: 'A payment or an exchange is pending or not confirmed. Nothing has been changed. Try again when it is settled.',
  found:
    'This device already has wallets from an earlier visit. They are shown now, and nothing has been overwritten.',
  wrongPassphrase: 'This passphrase is wrong. Please try again.',
  wait: 'Wait before you try again.',
  noPasskey: 'The passkey was not accepted. Nothing has been changed.',
  notABackup: 'This file is not a backup of this app. Nothing has been changed.',
  newerBackup:
    'A newer version of this app has made this backup. Reload the page to get that version, and try again. Nothing has been changed.',
  tooLarge: 'This file is too large for a backup. Nothing has been changed.',
  damagedBackup:
    'This backup is damaged or was edited, so none of it is imported. Nothing has been changed.',
} as const;
