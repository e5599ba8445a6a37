import Typography from '@mui/material/Typography';
import { PassphraseForm } from '../../components/data/PassphraseForm/PassphraseForm';
import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { useMessages } from '../../components/provider/useMessages';
import { useDataActions } from '../../state/dataActions';
import { useNotice } from '../../state/useNotice';

/** The English texts of the sheet that adds a passkey. */
const english = {
  text: 'Enter your passphrase. Your browser then asks you to create a passkey, such as your fingerprint. The passphrase stays valid.',
  add: 'Add passkey',
  done: 'The passkey unlocks your data now.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly PasskeySheet: typeof english;
  }
}

export interface PasskeySheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
}

/** A sheet that adds a passkey, which unlocks the data like the passphrase. */
export function PasskeySheet({ title, open, onClose }: PasskeySheetProps) {
  const say = useMessages('PasskeySheet', english);
  const { addPasskey } = useDataActions();
  const { notify } = useNotice();
  return (
    <Sheet title={title} open={open} onClose={onClose}>
      <PassphraseForm
        submitLabel={say('add')}
        onCancel={onClose}
        onSubmit={async (passphrase = '') => {
          const refusal = await addPasskey(passphrase);
          if (refusal) return refusal;
          onClose();
          notify(say('done'));
          return null;
        }}
      >
        <Typography>{say('text')}</Typography>
      </PassphraseForm>
    </Sheet>
  );
}
