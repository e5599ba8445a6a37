import { useState } from 'react';
import { Sheet } from '../../components/feedback/Sheet';
import { ChooseBackup } from './ChooseBackup';
import { StepText } from './stepText';
import { usePendingClose } from '../../hooks/usePendingClose';
import type { DataRefusal, OpenBackup } from '../../state/storage/dataActions';
import { CompareStep, type CompareStepProps } from './CompareStep';
import { ConnectedPassphraseForm } from './ConnectedPassphraseForm';
import { useData } from './useData';

export interface ImportSheetProps extends Pick<CompareStepProps, 'onExport' | 'onClose'> {
  open: boolean;
}

/** The state of an import: a file is being read, was refused or is encrypted, or a backup was read. */
type Step = Partial<{ isChecking: true; error: string; encrypted: File; backup: OpenBackup }>;

function ImportSteps(props: Omit<CompareStepProps, 'backup'>) {
  const { say, backupText, openBackup } = useData();
  const [{ isChecking, error, encrypted, backup }, setStep] = useState<Step>({});
  /** Reads a file. Resolves with a wrong passphrase as a refusal, which the form shows. Otherwise changes the step. */
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
      <ConnectedPassphraseForm
        plan={{ asks: 'current', of: 'backup', submit: say('continue') }}
        onSubmit={({ passphrase }) => read(encrypted, passphrase)}
        onCancel={props.onClose}
      >
        <StepText>{say('isEncrypted')}</StepText>
      </ConnectedPassphraseForm>
    );
  const choose = (file: File) => {
    setStep({ isChecking: true });
    void read(file);
  };
  return (
    <ChooseBackup
      pending={isChecking === true}
      error={error}
      onChoose={choose}
      onClose={props.onClose}
    />
  );
}

/**
 * A sheet that imports a backup in steps: the user selects a file, enters its passphrase, compares the backup with the
 * data on this device, and replaces this data. The page then renders the new wallets.
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
