import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  isNote,
  type RecipientWarning as Warning,
} from '../../../../domain/recipients/recipientWarnings';
import { useOpenLayer } from '../../../../hooks/openLayers';
import { sheetContent, upwards } from '../../../feedback/Sheet/sheetLook';
import { Actions } from '../../../inputs/internals/actions';
import { PlainList } from '../../../layout/PlainList';
import type { Say } from '../../../provider/internals/say';
import { RecipientWarning } from '../../recipients/RecipientWarning/RecipientWarning';
import type { English } from '../../../english';
import { Button } from '../../../inputs/internals/button';

export interface SendQuestionProps {
  /** The warnings about the payment. The dialog leaves out mere notes. */
  warnings: readonly Warning[];
  /** Whether a payment of the same amount to the same recipient is in doubt. */
  isRepeated: boolean;
  onBack: () => void;
  onSend: () => void;
  say: Say<English['SendForm']>;
}

/**
 * A dialog in which the user must confirm a payment that is almost certainly wrong, or that may be sent twice. The
 * button that returns to the form has the focus.
 */
export function SendQuestion(props: SendQuestionProps) {
  const { warnings, isRepeated, onBack, onSend, say } = props;
  const id = useId();
  useOpenLayer(true, onBack);
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Only Escape closes the dialog, not a click outside. Otherwise the second click of a double click would close
      // it.
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onBack();
      }}
      slots={{ transition: Slide }}
      slotProps={{ transition: upwards }}
    >
      <Box sx={content}>
        <Typography id={`${id}-title`} component="h2" variant="h2">
          {say('ask')}
        </Typography>
        <Stack id={`${id}-text`} spacing={4} sx={{ paddingBlock: 4 }}>
          {isRepeated && <Typography>{say('repeated')}</Typography>}
          <PlainList sx={{ display: 'grid', gap: 4 }}>
            {warnings
              .filter((warning) => !isNote(warning))
              .map((warning) => (
                <li key={warning.kind}>
                  <RecipientWarning warning={warning} />
                </li>
              ))}
          </PlainList>
        </Stack>
        <Actions>
          <Button ref={focusOnce} variant="contained" onClick={onBack}>
            {say('back')}
          </Button>
          <Button color="error" onClick={onSend}>
            {say('sendAnyway')}
          </Button>
        </Actions>
      </Box>
    </Dialog>
  );
}

/** Focuses the button when it mounts. An effect of `SendQuestion` would run before the dialog mounts its content. */
const focusOnce = (button: HTMLButtonElement | null) => {
  button?.focus();
};

/** More padding at the top, because this dialog has no title bar. */
const content = [...sheetContent, { paddingBlockStart: 5 }] as const;
