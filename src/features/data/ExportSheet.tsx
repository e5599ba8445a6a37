import Typography from '@mui/material/Typography';
import { PassphraseForm } from '../../components/data/PassphraseForm/PassphraseForm';
import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { useMessages } from '../../components/provider/useMessages';
import { useDataActions } from '../../state/dataActions';
import { useLog } from '../../state/DeviceProvider';
import { useNotice } from '../../state/useNotice';

/** The English texts of the sheet that exports a backup. */
const english = {
  text: 'One file with your wallets, their history, your contacts and your choices.',
  encrypt:
    'Encrypt it with a passphrase. Without the passphrase, the backup cannot be read by anyone, not even by you.',
  export: 'Export',
  done: 'Saved as {name}',
  failed: 'The file could not be saved. Please try again.',
  unreadable: 'Your data cannot be read now.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly ExportSheet: typeof english;
  }
}

export interface ExportSheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
}

/** A sheet that exports a backup, encrypted by choice. */
export function ExportSheet({ title, open, onClose }: ExportSheetProps) {
  const say = useMessages('ExportSheet', english);
  const { exportBackup } = useDataActions();
  const { notify } = useNotice();
  const log = useLog();

  const exportAll = async (passphrase: string | undefined) => {
    try {
      const name = await exportBackup(passphrase);
      if (name === null) return { kind: 'message', text: say('unreadable') } as const;
      onClose();
      notify(say('done', { name }));
      return null;
    } catch (cause) {
      log.warn('Saving a backup failed', cause);
      return { kind: 'message', text: say('failed') } as const;
    }
  };
  return (
    <Sheet title={title} open={open} onClose={onClose}>
      <PassphraseForm
        isNew
        optionalLabel={say('encrypt')}
        submitLabel={say('export')}
        onSubmit={exportAll}
        onCancel={onClose}
      >
        <Typography>{say('text')}</Typography>
      </PassphraseForm>
    </Sheet>
  );
}
