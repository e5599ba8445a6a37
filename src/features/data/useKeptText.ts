import { useMessages } from '../../components/provider/useMessages';
import type { BackupRefusal } from '../../domain/keptRefusal';
import type { DataRefusal } from '../../state/storage/dataActions';

/** The English texts about refused actions on stored data, and about files that cannot be imported. */
const english = {
  callFailed: 'An error occurred. Please try again.',
  unavailable: 'This browser cannot read or store data for this app now. Nothing has been changed.',
  'no-answer':
    'The browser does not answer when this app reads or stores your data. Nothing has been changed. Wait, or reload the page. If that does not help, close the browser and open it again.',
  'not-loaded':
    'A part of this app could not be loaded, so your data is not open. Nothing has been changed. Check your connection and try again.',
  'newer-version':
    'A newer version of this app has saved your data. It is safe, and nothing has been changed. Reload the page to get that version.',
  lost: 'Your data is no longer on this device: it was removed, for example by the browser to free space. If you have a backup, erase everything to start again, and import it.',
  closed:
    'The connection to your data was closed, because another tab removed it or uses a newer version. Nothing has been overwritten. Reload the page.',
  'no-space':
    'There is no space left on this device. Your data is as it was before. Free some space and try again.',
  damaged:
    'A part of your data is damaged, so none of it is shown. Nothing has been overwritten. Export the raw data before you erase anything: the file contains every record, but cannot be imported.',
  locked: 'Your data is encrypted, and this tab cannot read it. Reload the page to unlock it.',
  'in-doubt':
    'A payment or an exchange is not confirmed yet. Nothing has been changed. Try again when its result is known.',
  found:
    'Another tab already keeps wallets on this device. They are shown now, and the wallets of this tab were not kept.',
  unkept:
    'Another tab already keeps wallets on this device. Nothing has been changed: choose which wallets this tab opens.',
  aside:
    'This device already keeps wallets, which are not open now. Nothing has been changed. Reload the page to open them.',
  blocked:
    'Nothing is erased yet, because another tab still uses the data. Close all other tabs of this app: the data is then erased.',
  replaced:
    'Your data was replaced, erased or locked in another tab. Nothing else has been changed.',
  'wrong-passphrase': 'This passphrase is wrong. Please try again.',
  waiting: 'This waits until the payments that are being made have ended.',
  wait: 'Wait before you try again.',
  'not-a-backup': 'This file is not a backup of this app. Nothing has been changed.',
  'newer-version-backup':
    'A newer version of this app has made this backup. Reload the page to get that version, and try again. Nothing has been changed.',
  'too-large': 'This file is too large for a backup. Nothing has been changed.',
  'damaged-backup':
    'This backup is damaged or was edited, so none of it is imported. Nothing has been changed.',
  'not-saved': 'The file could not be saved. Please try again.',
  unreadable: 'Your data cannot be read now, so no file was saved.',
} as const;

export type KeptRefusalTexts = typeof english;

/** Returns functions that return the messages about refused actions. */
export function useKeptText() {
  const say = useMessages('KeptRefusal', english);
  const textOf = (kind: string) =>
    say(Object.hasOwn(english, kind) ? (kind as keyof typeof english) : 'callFailed');
  return {
    keptText: (refusal: DataRefusal) =>
      refusal.kind === 'message' ? refusal.text : textOf(refusal.kind),
    // A refusal by the device can have the same kind, but needs another message.
    backupText: ({ kind }: BackupRefusal) =>
      textOf(Object.hasOwn(english, `${kind}-backup`) ? `${kind}-backup` : kind),
    waiting: say('waiting'),
  };
}
