import { useRef } from 'react';
import type { BackupImportProps } from '../../components/data/BackupImport/BackupImport';
import { BackupImport } from '../../components/data/BackupImport/BackupImport';
import type { OpenBackup } from '../../state/dataActions';
import { useDataActions } from '../../state/dataActions';
import { useLog } from '../../state/DeviceProvider';
import { useIsWaiting, useKept } from '../../state/kept';
import { selectHidden } from '../../state/selectors';
import { useWallet } from '../../state/useWallet';
import { useDataNotices } from './useDataNotices';
import { useDataTexts } from './useDataTexts';

type ImportSheetProps = Pick<BackupImportProps, 'open' | 'onClose' | 'onExport'>;

/** A sheet that imports a backup. Afterwards the wallets are read again, which renders the page again. */
export function ImportSheet(props: ImportSheetProps) {
  const { importedText } = useDataTexts();
  const { status } = useKept();
  const { openBackup, replace } = useDataActions();
  const { announced } = useDataNotices();
  const log = useLog();
  const opened = useRef<OpenBackup>(null);

  const read: BackupImportProps['onRead'] = async (file, passphrase) => {
    try {
      const backup = await openBackup(file, passphrase);
      opened.current = backup.ok ? backup.value : null;
      return backup;
    } catch (cause) {
      log.warn('Reading a backup failed', cause);
      throw cause;
    }
  };
  const replaceAll = async (passphrase: string | undefined) => {
    if (!opened.current) return { kind: 'call-failed' } as const;
    const { contents, sides } = opened.current;
    const lock = passphrase === undefined ? undefined : ({ after: '5', passphrase } as const);
    return announced(replace, importedText(sides.backup))(contents, lock);
  };
  return (
    <BackupImport
      {...props}
      onRead={read}
      onReplace={replaceAll}
      startsKeeping={status.kind === 'off'}
      isWaiting={useIsWaiting()}
      hidden={useWallet(selectHidden)}
    />
  );
}
