import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { BackupSides } from '../../../domain/backup/backup';
import type { BackupRefusal } from '../../../domain/keptRefusal';
import type { Result } from '../../../domain/result';
import { focusElement } from '../../../hooks/focusElement';
import { useIsMounted } from '../../../hooks/useIsMounted';
import { FileUploadRounded as FileIcon } from '../../../icons/FileUploadRounded';
import { Banner } from '../../feedback/Banner';
import { Actions } from '../../inputs/actions';
import type { Say } from '../../provider/say';
import { BackupComparison } from '../BackupComparison/BackupComparison';
import type { DataRefusal } from '../keptRefusalText';
import { backupRefusalText, useSayKept } from '../keptRefusalText';
import { PassphraseForm } from '../PassphraseForm/PassphraseForm';
import type { BackupImport as english } from './BackupImport.messages';

/** The button is rendered as the label of a file input. The input has the focus and the role, so the label has neither. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** A backup that was read. */
export interface ComparedBackup {
  readonly sides: BackupSides;
  /** Whether the device has only sample data, so that nothing is lost without it. */
  readonly isUntouched: boolean;
}

/** The callbacks of an import, and its conditions. */
export interface ImportOptions {
  /**
   * Reads and checks a file, and compares it with the device. `no-passphrase` shows a field for the passphrase, and the
   * file is read again. A rejection counts as a damaged file.
   */
  onRead: (
    file: File,
    passphrase: string | undefined,
  ) => Promise<Result<ComparedBackup, BackupRefusal>>;
  /** Called when the user wants to export the data of this device first. */
  onExport: () => void;
  /**
   * Replaces the data of the device by the file that was read last. The passphrase is that of a new lock, if the user
   * has chosen one. Resolves with null after a success, or with a refusal. A rejection counts as a failed call.
   */
  onReplace: (passphrase: string | undefined) => Promise<DataRefusal | null>;
  /** Whether no data is kept yet. The sheet then states that the import starts to keep it, and offers a passphrase. */
  startsKeeping?: boolean | undefined;
  /** Whether the import waits for pending payments. The sheet then states this. */
  isWaiting?: boolean | undefined;
  /** Whether the totals are hidden. */
  hidden?: boolean | undefined;
}

interface ImportStepsProps extends ImportOptions {
  say: Say<typeof english>;
  onClose: () => void;
}

/** The first sentence of a step. It takes the focus, because the pressed button was removed with the last step. */
function StepText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    focusElement(text.current);
  }, []);
  return (
    <Typography ref={text} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
}

interface ChooseStepProps extends Pick<ImportStepsProps, 'say' | 'onClose'> {
  /** The sentence of a file that was refused; empty before. */
  error: string;
  onChoose: (file: File) => void;
}

function ChooseStep({ error, say, onChoose, onClose }: ChooseStepProps) {
  return (
    <>
      <Typography sx={{ paddingBlockEnd: 5 }}>{say('choose')}</Typography>
      <Actions error={error}>
        <Button {...asLabel} variant="contained" startIcon={<FileIcon />}>
          {say('file')}
          <input
            type="file"
            accept=".json,application/json"
            // After a failure, the field has the focus again.
            ref={error === '' ? undefined : focusElement}
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
      </Actions>
    </>
  );
}

interface CompareStepProps extends Omit<ImportStepsProps, 'onRead'>, ComparedBackup {}

/** Shows both sides, offers to export that of the device, and replaces it. */
function CompareStep({ sides, isUntouched, startsKeeping, say, ...props }: CompareStepProps) {
  return (
    <PassphraseForm
      asks={startsKeeping ? 'new' : 'nothing'}
      optionalLabel={startsKeeping ? say('lock') : undefined}
      submitLabel={say('replace')}
      isWaiting={props.isWaiting}
      onSubmit={({ next }) => props.onReplace(next)}
      onCancel={props.onClose}
    >
      <Stack spacing={4}>
        <StepText>{say(isUntouched ? 'untouched' : 'replaces')}</StepText>
        <BackupComparison sides={sides} hidden={props.hidden} />
        {!isUntouched && <Banner>{say('warning')}</Banner>}
        {!isUntouched && (
          <Button variant="outlined" onClick={props.onExport}>
            {say('export')}
          </Button>
        )}
        {startsKeeping && <Typography>{say('keeps')}</Typography>}
      </Stack>
    </PassphraseForm>
  );
}

/** The content of the sheet: the current step of the import. */
export function ImportSteps({ onRead, ...props }: ImportStepsProps) {
  const { say, onClose } = props;
  const sayKept = useSayKept();
  const id = useId();
  const mounted = useIsMounted();
  const [error, setError] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [encrypted, setEncrypted] = useState<File | null>(null);
  const [opened, setOpened] = useState<ComparedBackup | null>(null);

  /** Resolves with a refusal that the form of the passphrase shows. */
  const read = async (file: File, passphrase?: string): Promise<DataRefusal | null> => {
    const result = await onRead(file, passphrase).catch(
      () => ({ ok: false, refusal: { kind: 'damaged' } }) as const,
    );
    if (!mounted.current) return null;
    setChecking(false);
    if (result.ok) setOpened(result.value);
    else if (result.refusal.kind === 'wrong-passphrase') return { kind: 'wrong-passphrase' };
    else if (result.refusal.kind === 'no-passphrase') setEncrypted(file);
    else {
      setEncrypted(null);
      setError(backupRefusalText(result.refusal, sayKept));
    }
    return null;
  };
  if (opened) return <CompareStep {...props} {...opened} />;
  if (encrypted)
    return (
      <PassphraseForm
        submitLabel={say('next')}
        onSubmit={({ passphrase }) => read(encrypted, passphrase)}
        onCancel={onClose}
      >
        <StepText>{say('encrypted')}</StepText>
      </PassphraseForm>
    );
  if (isChecking)
    return (
      <Stack spacing={3}>
        <StepText>
          <span id={id}>{say('checking')}</span>
        </StepText>
        <LinearProgress aria-labelledby={id} />
      </Stack>
    );
  const choose = (file: File) => {
    setChecking(true);
    void read(file);
  };
  return <ChooseStep error={error} say={say} onChoose={choose} onClose={onClose} />;
}
