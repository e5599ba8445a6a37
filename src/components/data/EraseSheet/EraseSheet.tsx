import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePendingClose } from '../../../hooks/usePendingClose';
import { Sheet } from '../../feedback/Sheet/Sheet';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { DataRefusal } from '../keptRefusalText';
import { PassphraseForm } from '../PassphraseForm/PassphraseForm';
import { EraseSheet as english } from './EraseSheet.messages';

export interface EraseSheetProps extends RootProps {
  open: boolean;
  /** Called when the user closes the sheet, and after the data was erased. The sheet does not close before. */
  onClose: () => void;
  /** Whether data is kept on the device. Otherwise only the data in memory is erased. */
  isKept?: boolean | undefined;
  /** Whether erasing waits for pending payments. The sheet then states this. */
  isWaiting?: boolean | undefined;
  /**
   * Called when the user confirms. Resolves with null after a success, or with a refusal, which the sheet shows. A
   * rejection counts as a failed call.
   */
  onErase: () => Promise<DataRefusal | null>;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    EraseSheet: EraseSheetProps;
  }
}

/** A sheet that asks before all of the user's data is erased. */
export const EraseSheet = rooted(
  'EraseSheet',
  function EraseSheet(
    { open, onClose, isKept = true, isWaiting, onErase, messages }: EraseSheetProps,
    root,
  ) {
    const say = useMessages('EraseSheet', english, messages);
    const { close, during } = usePendingClose(onClose);
    return (
      <Sheet {...root()} title={say('title')} open={open} onClose={close}>
        <PassphraseForm
          asks="nothing"
          color="error"
          submitLabel={say('erase')}
          isWaiting={isWaiting}
          onSubmit={during(() => onErase())}
          onCancel={close}
        >
          <Stack spacing={3}>
            <Typography>{say(isKept ? 'kept' : 'memory')}</Typography>
            <Typography sx={{ fontWeight: 600 }}>{say('final')}</Typography>
          </Stack>
        </PassphraseForm>
      </Sheet>
    );
  },
);
