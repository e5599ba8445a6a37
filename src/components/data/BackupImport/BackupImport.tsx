import { usePendingClose } from '../../../hooks/usePendingClose';
import { Sheet } from '../../feedback/Sheet/Sheet';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import { BackupImport as english } from './BackupImport.messages';
import type { ImportOptions } from './importSteps';
import { ImportSteps } from './importSteps';

export type { ComparedBackup } from './importSteps';

export interface BackupImportProps extends RootProps, ImportOptions {
  open: boolean;
  /** Called when the user closes the sheet, and after an import. The sheet does not close while data is replaced. */
  onClose: () => void;
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
