import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSingleFlight } from '../../../hooks/useSingleFlight';
import { Sheet } from '../../feedback/Sheet/Sheet';
import { Actions } from '../../inputs/actions';
import { BusyButton } from '../../inputs/BusyButton';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { DataRefusal } from '../keptRefusalText';
import { keptRefusalText, useSayKept } from '../keptRefusalText';
import { EraseSheet as english } from './EraseSheet.messages';

export interface EraseSheetProps extends RootProps {
  open: boolean;
  onClose: () => void;
  /** Whether data is kept on the device. Otherwise only the data in memory is erased. */
  isKept?: boolean | undefined;
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
  function EraseSheet({ open, onClose, isKept = true, onErase, messages }: EraseSheetProps, root) {
    const say = useMessages('EraseSheet', english, messages);
    const sayKept = useSayKept();
    const once = useSingleFlight();
    const [pending, setPending] = useState(false);
    const [error, setError] = useState('');

    const erase = async () => {
      setError('');
      setPending(true);
      let refusal: DataRefusal | null;
      try {
        refusal = await onErase();
      } catch {
        refusal = { kind: 'call-failed' };
      }
      setPending(false);
      if (refusal) setError(keptRefusalText(refusal, sayKept));
      else onClose();
    };
    const close = () => {
      setError('');
      onClose();
    };
    return (
      <Sheet {...root()} title={say('title')} open={open} onClose={close}>
        <Stack spacing={3} sx={{ paddingBlockEnd: 5 }}>
          <Typography>{say(isKept ? 'kept' : 'memory')}</Typography>
          <Typography sx={{ fontWeight: 600 }}>{say('final')}</Typography>
        </Stack>
        <Actions error={error}>
          <BusyButton
            variant="contained"
            color="error"
            fullWidth
            pending={pending}
            onClick={() => void once(erase)}
          >
            {say('erase')}
          </BusyButton>
          <Button onClick={close}>{say('cancel')}</Button>
        </Actions>
      </Sheet>
    );
  },
);
