import { useRef } from 'react';
import type { BackupImportProps } from '../../components/data/BackupImport/BackupImport';
import { BackupImport } from '../../components/data/BackupImport/BackupImport';
import { keptRefusalText, useSayKept } from '../../components/data/keptRefusalText';
import { useMessages } from '../../components/provider/useMessages';
import { accept } from '../../domain/result';
import type { OpenBackup } from '../../state/dataActions';
import { useDataActions } from '../../state/dataActions';
import { useLog } from '../../state/DeviceProvider';
import { useKept } from '../../state/kept';
import { useNotice } from '../../state/useNotice';

/** The English texts of an import. */
const english = {
  done: 'The backup was imported.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly ImportSheet: typeof english;
  }
}

/** A sheet that imports a backup. Afterwards the wallets are read again, which renders the page again. */
export function ImportSheet({ open, onClose }: Pick<BackupImportProps, 'open' | 'onClose'>) {
  const say = useMessages('ImportSheet', english);
  const sayKept = useSayKept();
  const { status } = useKept();
  const { openBackup, importBackup } = useDataActions();
  const { notify } = useNotice();
  const log = useLog();
  const opened = useRef<OpenBackup>(null);

  const read: BackupImportProps['onRead'] = async (file, passphrase) => {
    try {
      const backup = await openBackup(file, passphrase);
      if (!backup.ok) return backup;
      opened.current = backup.value;
      return accept(backup.value.changes);
    } catch (cause) {
      log.warn('Reading a backup failed', cause);
      throw cause;
    }
  };
  const importAll: BackupImportProps['onImport'] = async (conflicts, control) => {
    if (!opened.current) return { kind: 'call-failed' };
    let isBegun = false;
    const refusal = await importBackup(opened.current, conflicts, {
      signal: control.signal,
      onWrite: () => {
        isBegun = true;
        control.onWrite();
      },
    });
    // Otherwise the user has cancelled.
    if (!refusal && isBegun) notify(say('done'));
    // The page is rendered again with the found data, without this sheet.
    if (refusal?.kind === 'found') notify(keptRefusalText(refusal, sayKept));
    return refusal;
  };
  return (
    <BackupImport
      open={open}
      onClose={onClose}
      startsKeeping={status.kind === 'off'}
      onRead={read}
      onImport={importAll}
    />
  );
}
