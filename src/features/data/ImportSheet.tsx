import { useState } from 'react';
import { Sheet } from '../../components/feedback/Sheet';
import { usePendingClose } from '../../hooks/usePendingClose';
import { useWallet } from '../../state/hooks/useWallet';
import type { DataRefusal, OpenBackup } from '../../state/storage/dataActions';
import { selectHidden } from '../../state/store/selectors';
import { BackupComparison } from './BackupComparison';
import { ChooseBackup } from './ChooseBackup';
import { ConnectedPassphraseForm, type GivenPassphrases } from './PassphraseForm';
import { StepText } from './stepText';
import { useData } from './useData';

interface CompareStepProps extends Pick<ReturnType<typeof usePendingClose>, 'during'> {
  backup: OpenBackup;
  /** Called when the user exports the data of this device, before it is replaced. */
  onExport: () => void;
  onClose: () => void;
}

/**
 * Compares a backup with the data on this device. The user can export the data of the device first, and then replaces
 * it.
 */
function CompareStep({ backup, during, onExport, onClose }: CompareStepProps) {
  const { contents, sides, isUntouched } = backup;
  const { say, status, replace, announced } = useData();
  const hidden = useWallet(selectHidden);
  const startsKeeping = status.kind === 'off';
  const imported = say('imported', {
    wallets: say('importedWallets', { count: sides.backup.wallets }),
    transactions: say('importedTransactions', { count: sides.backup.transactions }),
  });
  const replaceAll = ({ next }: GivenPassphrases) => {
    const lock = next === undefined ? next : ({ after: '5', passphrase: next } as const);
    return announced(replace(contents, lock), imported);
  };
  return (
    <ConnectedPassphraseForm
      plan={{
        asks: startsKeeping ? 'new' : 'nothing',
        of: 'wallets',
        submit: say('replace'),
        ...(startsKeeping && { optional: { label: say('keepsLocked') } }),
      }}
      onSubmit={during(replaceAll)}
      onCancel={onClose}
    >
      <BackupComparison
        sides={sides}
        isUntouched={isUntouched}
        startsKeeping={startsKeeping}
        hidden={hidden}
        onExport={onExport}
      />
    </ConnectedPassphraseForm>
  );
}

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
