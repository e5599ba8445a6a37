import { BackupComparison } from './BackupComparison';
import type { GivenPassphrases } from './PassphraseForm';
import type { usePendingClose } from '../../hooks/usePendingClose';
import type { OpenBackup } from '../../state/storage/dataActions';
import { selectHidden } from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { ConnectedPassphraseForm } from './ConnectedPassphraseForm';
import { useCommonTexts } from '../page/useCommonTexts';
import { useData } from './useData';

export interface CompareStepProps extends Pick<ReturnType<typeof usePendingClose>, 'during'> {
  backup: OpenBackup;
  /** Called to export the data of this device before it is replaced. */
  onExport: () => void;
  onClose: () => void;
}

/** Compares a backup with the data on this device. The user can export the data of the device, and replaces it. */
export function CompareStep({ backup, during, onExport, onClose }: CompareStepProps) {
  const { contents, sides, isUntouched } = backup;
  const { say, status, replace, announced } = useData();
  const common = useCommonTexts();
  const hidden = useWallet(selectHidden);
  const startsKeeping = status.kind === 'off';
  const imported = say('imported', {
    wallets: say('importedWallets', { count: sides.backup.wallets }),
    transactions: common('transactionCount', { count: sides.backup.transactions }),
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
