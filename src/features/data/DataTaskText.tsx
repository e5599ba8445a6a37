import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Banner } from '../../components/feedback/Banner';
import { useMessages } from '../../components/provider/useMessages';

const english = {
  keepText:
    'With a passphrase, your wallets are encrypted on this device, and you enter it to unlock them. Choose it now: what is stored without a passphrase may remain readable in the files of the browser.',
  forgotten:
    'If you forget the passphrase, the data on this device is gone: it cannot be recovered. Export a backup, and keep it in a safe place.',
  setText:
    'Your wallets are encrypted on this device with a passphrase. You enter it to unlock them. What was stored before may remain readable in the files of the browser for some time.',
  timeText: 'Enter your passphrase to change when your data is locked.',
  removeText: 'Without a lock, your data is decrypted: anyone who uses this device can read it.',
  changeText: 'From now on, only the new passphrase unlocks your data.',
  exportText: 'One file with your wallets, their history, your contacts and your choices.',
  exportPlain: 'Without a passphrase, anyone who has the file can read it.',
  exportLocked:
    'Your data is encrypted on this device. Encrypt the file as well: without a passphrase, anyone who has the file can read it.',
  eraseText:
    'Your wallets, their history, your contacts and your choices in them are removed from this device. The sample wallets start again. The theme and the language stay.',
  eraseMemory:
    'Your wallets start again as sample wallets, without your payments, and without contacts. The theme and the language stay.',
  eraseFinal: 'This cannot be undone. Only an exported backup can bring your wallets back.',
} as const;

export type DataTaskTextTexts = typeof english;

/**
 * The actions with which the user sets a passphrase. The text then warns that the data is lost if the user forgets the
 * passphrase.
 */
const CHOOSES_A_PASSPHRASE = /keep|set|change/;

export interface DataTaskTextProps {
  /**
   * The action that the text explains. `keep` stores data on the device; `set`, `change` and `remove` are about the
   * passphrase, and `time` about when data is locked.
   */
  task: 'keep' | 'set' | 'time' | 'remove' | 'change' | 'export' | 'erase';
  /** Whether no data is stored on the device, so that only the data in memory can be erased. */
  inMemory: boolean;
  /** Whether the data on the device is encrypted. */
  encrypted: boolean;
}

/** Explains what an action on the user's data does, before the user confirms it. */
export function DataTaskText({ task, inMemory, encrypted }: DataTaskTextProps) {
  const say = useMessages('DataTaskText', english);
  const isErase = task === 'erase';
  return (
    <Stack spacing={3}>
      <Typography>{say(isErase && inMemory ? 'eraseMemory' : `${task}Text`)}</Typography>
      {task === 'export' && (
        <Typography>{say(encrypted ? 'exportLocked' : 'exportPlain')}</Typography>
      )}
      {isErase && <Typography sx={{ fontWeight: 600 }}>{say('eraseFinal')}</Typography>}
      {CHOOSES_A_PASSPHRASE.test(task) && <Banner>{say('forgotten')}</Banner>}
    </Stack>
  );
}
