import { useState } from 'react';
import { useMessages } from '../../components/provider/useMessages';
import { SettingsGroup } from '../../components/settings/SettingsGroup';
import { SettingsItem } from '../../components/settings/SettingsItem';
import { FileDownloadRounded as ExportIcon } from '../../icons/FileDownloadRounded';
import { FileUploadRounded as ImportIcon } from '../../icons/FileUploadRounded';
import { ExportSheet } from './ExportSheet';
import { ImportSheet } from './ImportSheet';

/** The English texts of the settings of backups. */
const english = {
  backup: 'Backup',
  export: 'Export backup',
  import: 'Import backup',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly BackupSettings: typeof english;
  }
}

/** The buttons that export and import a backup. */
export function BackupSettings() {
  const say = useMessages('BackupSettings', english);
  const [open, setOpen] = useState<'export' | 'import' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <SettingsGroup title={say('backup')}>
      <SettingsItem
        label={say('export')}
        icon={<ExportIcon />}
        onSelect={() => {
          setOpen('export');
        }}
      />
      <SettingsItem
        label={say('import')}
        icon={<ImportIcon />}
        onSelect={() => {
          setOpen('import');
        }}
      />
      <ExportSheet title={say('export')} open={open === 'export'} onClose={close} />
      <ImportSheet open={open === 'import'} onClose={close} />
    </SettingsGroup>
  );
}
