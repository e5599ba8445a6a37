import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isAside } from '../../adapters/keeper';
import { Banner } from '../../components/feedback/Banner';
import { EraseButton } from './eraseButton';
import { WaitingText } from './waitingText';
import { SettingsGroup } from '../../components/settings/SettingsGroup';
import { SettingsItem } from '../../components/settings/SettingsItem';
import { SettingsSelect } from '../../components/settings/SettingsSelect';
import { SettingsSwitch } from '../../components/settings/SettingsSwitch';
import { LOCK_CHOICES, type LockAfter } from '../../domain/lock';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { FileDownloadOutlined as ExportIcon } from '../../icons/FileDownloadOutlined';
import { FileUploadOutlined as ImportIcon } from '../../icons/FileUploadOutlined';
import { LockOutlined as LockIcon } from '../../icons/LockOutlined';
import { PasswordRounded as PassphraseIcon } from '../../icons/PasswordRounded';
import { ScheduleRounded as TimeIcon } from '../../icons/ScheduleRounded';
import { SmartphoneOutlined as DeviceIcon } from '../../icons/SmartphoneOutlined';
import { DataSheet, type DataSheetProps } from './DataSheet';
import { ImportSheet } from './ImportSheet';
import { useFailureTexts } from '../page/useFailureTexts';
import { useData } from './useData';

type Opening = Omit<DataSheetProps, 'onClose'>;

/** Returns a click handler that opens the sheet for an action. */
type Ask = (task: DataSheetProps['task'], after?: LockAfter) => () => void;

/** Shows when the data is locked, and buttons that lock it now or change the passphrase. */
function LockGroup({ ask }: { ask: Ask }) {
  const { say, timeOf, lock, stated, status } = useData();
  const once = useSingleFlight();
  const isKept = status.kind === 'open';
  const after = isKept ? status.lockAfter : 'never';
  const isLocked = after !== 'never';
  const lockNow = () => void once(() => stated(lock()));
  return (
    <SettingsGroup title={say('lock')}>
      <SettingsSelect
        label={say('after')}
        icon={<TimeIcon />}
        value={after}
        disabled={!isKept}
        hint={say(isLocked ? 'encrypted' : isKept ? 'open' : 'notKept')}
        options={LOCK_CHOICES.map((value) => ({ value, label: timeOf(value) }))}
        onChange={(next) => {
          if (next !== after)
            ask(isLocked ? (next === 'never' ? 'remove' : 'time') : 'set', next)();
        }}
      />
      {isLocked && <SettingsItem label={say('now')} icon={<LockIcon />} onSelect={lockNow} />}
      {isLocked && (
        <SettingsItem
          label={say('change')}
          icon={<PassphraseIcon />}
          onSelect={ask('change', after)}
        />
      )}
    </SettingsGroup>
  );
}

/** Buttons to export and import a backup. If the stored data is damaged, also a button to export the damaged data. */
function BackupGroup({ ask }: { ask: Ask }) {
  const { say, exportRaw, named, stated, status } = useData();
  const [isOpen, setOpen] = useState(false);
  const open = (isOpened: boolean) => () => {
    setOpen(isOpened);
  };
  const rescue = () => void stated(exportRaw(named));
  const isDamaged = status.kind === 'open' && status.problem === 'damaged';
  return (
    <SettingsGroup title={say('backup')}>
      <SettingsItem label={say('exportBackup')} icon={<ExportIcon />} onSelect={ask('export')} />
      <SettingsItem label={say('importBackup')} icon={<ImportIcon />} onSelect={open(true)} />
      {isDamaged && (
        <SettingsItem label={say('exportRaw')} icon={<ExportIcon />} onSelect={rescue} />
      )}
      <ImportSheet open={isOpen} onClose={open(false)} onExport={ask('export')} />
    </SettingsGroup>
  );
}

/** The settings of the user's data: storing it on this device, locking it, backups, and erasing it. */
export function DataSettings() {
  const { say, keptText, status, waiting } = useData();
  const sayFailure = useFailureTexts();
  const [sheet, setSheet] = useState<Opening>({ task: 'keep', open: false });
  const ask: Ask = (task, after) => () => {
    setSheet({ task, ...(after && { after }), open: true });
  };
  const close = () => {
    setSheet({ ...sheet, open: false });
  };
  const isKept = status.kind === 'open';
  return (
    <Stack spacing={6} useFlexGap>
      <WaitingText>{waiting}</WaitingText>
      {isAside(status) && <Banner>{say('aside')}</Banner>}
      {isKept && status.problem !== undefined && (
        <Banner tone="error">{keptText({ kind: status.problem })}</Banner>
      )}
      <SettingsGroup title={say('device')}>
        <SettingsSwitch
          label={say('keep')}
          icon={<DeviceIcon />}
          checked={isKept}
          hint={say(isKept ? (status.isPersistent ? 'persistent' : 'evictable') : 'off')}
          onToggle={ask(isKept ? 'erase' : 'keep')}
        />
        {isAside(status) && (
          <SettingsItem
            label={sayFailure('reload')}
            icon={<DeviceIcon />}
            onSelect={() => window.location.reload()}
          />
        )}
      </SettingsGroup>
      <LockGroup ask={ask} />
      <BackupGroup ask={ask} />
      <EraseButton onClick={ask('erase')}>{say('erase')}</EraseButton>
      <DataSheet {...sheet} onClose={close} />
    </Stack>
  );
}
