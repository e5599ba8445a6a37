import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { focusElement } from '../../hooks/focusElement';
import { FileUploadOutlined as FileIcon } from '../../icons/FileUploadOutlined';
import { ACTIONS } from '../../theme/vars';
import { Banner } from '../../components/feedback/Banner';
import { Button } from '../../components/inputs/internals/button';
import { useMessages } from '../../components/provider/useMessages';
import { StepText } from './stepText';
import { useDataTexts } from './useDataTexts';

const english = {
  choose:
    'Choose a backup that this app has exported. You see what it contains before anything is replaced.',
  file: 'Choose a file',
  checking: 'Checking the backup…',
} as const;

export type ChooseBackupTexts = typeof english;

export interface ChooseBackupProps {
  /** Whether a file is being checked. */
  pending: boolean;
  /** The error sentence, if the chosen file was refused. */
  error?: string | undefined;
  /** Called with the file that the user chooses. */
  onChoose: (file: File) => void;
  /** Called when the user presses Cancel. */
  onClose: () => void;
}

/**
 * The step in which the user chooses the file of a backup. While `pending`, it shows that the file is being checked.
 */
export function ChooseBackup({ pending, error, onChoose, onClose }: ChooseBackupProps) {
  const say = useMessages('ChooseBackup', english);
  const sayData = useDataTexts();
  const id = useId();
  if (pending)
    return (
      // With a different key, React mounts a new element for this step, so that its sentence receives the focus.
      <Stack key="checking" spacing={3}>
        <StepText id={id}>{say('checking')}</StepText>
        <LinearProgress aria-labelledby={id} />
      </Stack>
    );
  // The visible button is the `label` of a file input. The input receives the focus and has the role, so the label
  // has neither.
  const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;
  return (
    <Stack key="choose" spacing={5}>
      <Typography>{say('choose')}</Typography>
      {error !== undefined && <Banner tone="error">{error}</Banner>}
      <Box className={ACTIONS} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Button {...asLabel} variant="contained" startIcon={<FileIcon />}>
          <span>{say('file')}</span>
          <input
            type="file"
            accept=".json,application/json"
            // After a file was refused, the focus returns to the input.
            ref={error === undefined ? undefined : focusElement}
            style={visuallyHidden}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onChoose(file);
              // Otherwise selecting the same file again would not fire a change event.
              currentTarget.value = '';
            }}
          />
        </Button>
        <Button onClick={onClose}>{sayData('cancel')}</Button>
      </Box>
    </Stack>
  );
}
