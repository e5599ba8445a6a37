import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { focusElement } from '../../../../hooks/focusElement';
import { FileUploadOutlined as FileIcon } from '../../../../icons/FileUploadOutlined';
import { ACTIONS } from '../../../../theme/vars';
import { Banner } from '../../../feedback/Banner';
import { Button } from '../../../inputs/button';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';
import { useMessages } from '../../../provider/useMessages';
import { StepText } from '../stepText';

const english = {
  cancel: 'Cancel',
  choose:
    'Choose a backup that this app has exported. You see what it contains before anything is replaced.',
  file: 'Choose a file',
  checking: 'Checking the backup…',
} as const;

declare module '../../../english' {
  interface English {
    readonly ChooseBackup: typeof english;
  }
}

export interface ChooseBackupProps extends RootProps {
  /** Whether a file is being checked. */
  pending: boolean;
  /** The error sentence, if the chosen file was refused. */
  error?: string | undefined;
  onChoose: (file: File) => void;
  onClose: () => void;
}

declare module '../../../provider/roots' {
  interface Roots {
    ChooseBackup: ChooseBackupProps;
  }
}

/**
 * The step in which the user chooses the file of a backup. While `pending`, it shows that the file is being checked.
 */
export const ChooseBackup = rooted(
  'ChooseBackup',
  function ChooseBackup({ pending, error, onChoose, onClose }: ChooseBackupProps, root) {
    const say = useMessages('ChooseBackup', english);
    const id = useId();
    if (pending)
      return (
        // With a different key, React mounts a new element for this step, so that its sentence receives the focus.
        <Stack key="checking" spacing={3} {...root()}>
          <StepText id={id}>{say('checking')}</StepText>
          <LinearProgress aria-labelledby={id} />
        </Stack>
      );
    // The visible button is the `label` of a file input. The input receives the focus and has the role, so the label
    // has neither.
    const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;
    return (
      <Stack key="choose" spacing={5} {...root()}>
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
          <Button onClick={onClose}>{say('cancel')}</Button>
        </Box>
      </Stack>
    );
  },
);
