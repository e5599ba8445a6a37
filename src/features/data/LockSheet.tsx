import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PassphraseForm } from '../../components/data/PassphraseForm/PassphraseForm';
import { Banner } from '../../components/feedback/Banner';
import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { useMessages } from '../../components/provider/useMessages';
import type { LockAfter } from '../../domain/lock';
import { useDataActions } from '../../state/dataActions';
import { useNotice } from '../../state/useNotice';

/** The English texts of the sheet that sets a passphrase. */
const english = {
  text: 'Your wallets are encrypted on this device with a passphrase. You enter it to unlock them.',
  forgotten:
    'If you forget the passphrase, the data on this device is gone: it cannot be recovered. Export a backup first, and keep it in a safe place.',
  set: 'Set passphrase',
  done: 'Your data is encrypted now.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly LockSheet: typeof english;
  }
}

export interface LockSheetProps {
  title: string;
  /** When the data will be locked; null closes the sheet. */
  after: LockAfter | null;
  onClose: () => void;
}

/** A sheet that sets the passphrase of the lock. Before, it states that a forgotten passphrase means that the data is gone. */
export function LockSheet({ title, after, onClose }: LockSheetProps) {
  const say = useMessages('LockSheet', english);
  const { setLock } = useDataActions();
  const { notify } = useNotice();
  return (
    <Sheet title={title} open={after !== null} onClose={onClose}>
      <PassphraseForm
        isNew
        submitLabel={say('set')}
        onCancel={onClose}
        onSubmit={async (passphrase) => {
          const refusal = after === null ? null : await setLock(after, passphrase);
          if (refusal) return refusal;
          onClose();
          notify(say('done'));
          return null;
        }}
      >
        <Stack spacing={3}>
          <Typography>{say('text')}</Typography>
          <Banner>{say('forgotten')}</Banner>
        </Stack>
      </PassphraseForm>
    </Sheet>
  );
}
