import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { Banner } from '../../components/feedback/Banner';
import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { focusElement } from '../../hooks/focusElement';
import { usePendingClose } from '../../hooks/usePendingClose';
import { FileUploadOutlined as FileIcon } from '../../icons/FileUploadOutlined';
import type { DataRefusal, OpenBackup } from '../../state/storage/dataActions';
import { ACTIONS } from '../../theme/vars';
import type { CompareStepProps } from './CompareStep';
import { CompareStep, StepText } from './CompareStep';
import { PassphraseForm } from './PassphraseForm';
import { useData } from './useData';

export interface ImportSheetProps extends Pick<CompareStepProps, 'onExport' | 'onClose'> {
  open: boolean;
}

interface ChooseStepProps extends Pick<ImportSheetProps, 'onClose'> {
  /** The sentence of a file that was refused. */
  error: string | undefined;
  onChoose: (file: File) => void;
}

function ChooseStep({ error, onChoose, onClose }: ChooseStepProps) {
  const { say } = useData();
  // The button is the label of a file input. The input has the focus and the role, so the label has neither.
  const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;
  return (
    <Stack spacing={5}>
      <Typography>{say('choose')}</Typography>
      {error !== undefined && <Banner tone="error">{error}</Banner>}
      <Box className={ACTIONS} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Button {...asLabel} variant="contained" startIcon={<FileIcon />}>
          {say('file')}
          <input
            type="file"
            accept=".json,application/json"
            // After a failure, the field has the focus again.
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
}

/** The state of an import: a file that is being read, was refused or is encrypted, or a backup that was read. */
type Step = Partial<{ isChecking: true; error: string; encrypted: File; backup: OpenBackup }>;

function ImportSteps(props: Omit<CompareStepProps, 'backup'>) {
  const { say, backupText, openBackup } = useData();
  const id = useId();
  const [{ isChecking, error, encrypted, backup }, setStep] = useState<Step>({});
  /** Resolves with a refusal that the form of the passphrase shows. */
  const read = async (file: File, passphrase?: string): Promise<DataRefusal | null> => {
    const opened = await openBackup(file, passphrase);
    if (opened.ok) setStep({ backup: opened.value });
    else if (opened.refusal.kind === 'wrong-passphrase') return { kind: 'wrong-passphrase' };
    else if (opened.refusal.kind === 'no-passphrase') setStep({ encrypted: file });
    else setStep({ error: backupText(opened.refusal) });
    return null;
  };
  if (backup) return <CompareStep {...props} backup={backup} />;
  if (encrypted)
    return (
      <PassphraseForm
        plan={{ asks: 'current', submit: say('continue') }}
        onSubmit={({ passphrase }) => read(encrypted, passphrase)}
        onCancel={props.onClose}
      >
        <StepText>{say('isEncrypted')}</StepText>
      </PassphraseForm>
    );
  if (isChecking)
    return (
      <Stack spacing={3}>
        <StepText id={id}>{say('checking')}</StepText>
        <LinearProgress aria-labelledby={id} />
      </Stack>
    );
  const choose = (file: File) => {
    setStep({ isChecking: true });
    void read(file);
  };
  return <ChooseStep error={error} onChoose={choose} onClose={props.onClose} />;
}

/**
 * A sheet that imports a backup in steps: the user chooses a file, enters its passphrase, sees the data of both sides,
 * and replaces the data of the device. Afterwards the wallets are read again, which renders the page again.
 */
export function ImportSheet({ open, onClose, onExport }: ImportSheetProps) {
  const { say } = useData();
  const { close, during } = usePendingClose(onClose);
  return (
    <Sheet title={say('importBackup')} open={open} onClose={close}>
      <ImportSteps during={during} onExport={onExport} onClose={close} />
    </Sheet>
  );
}
