import type { BackupSides } from '../../../domain/backup/backup';
import type { BackupRefusal } from '../../../domain/keptRefusal';
import type { Result } from '../../../domain/result';
import { usePendingClose } from '../../../hooks/usePendingClose';
import { Sheet } from '../../feedback/Sheet/Sheet';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { DataRefusal } from '../keptRefusalText';
import { BackupImport as english } from './BackupImport.messages';
import { ImportSteps } from './importSteps';

/** A backup that was read. */
export interface ComparedBackup {
  readonly sides: BackupSides;
  /** Whether the device has only sample data, so that nothing is lost without it. */
  readonly isUntouched: boolean;
}

export interface BackupImportProps extends RootProps {
  open: boolean;
  /** Called when the user closes the sheet, and after an import. The sheet does not close while data is replaced. */
  onClose: () => void;
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
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    BackupImport: BackupImportProps;
  }
}

/**
 * A sheet that imports a backup in steps: the user chooses a file, enters its passphrase, sees the data of both sides,
 * and replaces the data of the device.
 */
export const BackupImport = rooted(
  'BackupImport',
  function BackupImport({ open, onClose, onReplace, messages, ...steps }: BackupImportProps, root) {
    const say = useMessages('BackupImport', english, messages);
    const { close, during } = usePendingClose(onClose);
    return (
      <Sheet {...root()} title={say('title')} open={open} onClose={close}>
        <ImportSteps {...steps} say={say} onReplace={during(onReplace)} onClose={close} />
      </Sheet>
    );
  },
);
