import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EraseSheet } from '../../components/data/EraseSheet/EraseSheet';
import { problemText, useSayKept } from '../../components/data/keptRefusalText';
import { Banner } from '../../components/feedback/Banner';
import { SettingsGroup } from '../../components/settings/SettingsGroup';
import { SettingsItem } from '../../components/settings/SettingsItem';
import { SettingsSelect } from '../../components/settings/SettingsSelect';
import { SettingsSwitch } from '../../components/settings/SettingsSwitch';
import type { KeeperStatus } from '../../backend/keeper';
import type { LockAfter } from '../../domain/lock';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { AccountBalanceWalletOutlined as WalletIcon } from '../../icons/AccountBalanceWalletOutlined';
import { DeleteForeverOutlined as EraseIcon } from '../../icons/DeleteForeverOutlined';
import { FileDownloadRounded as ExportIcon } from '../../icons/FileDownloadRounded';
import { FileUploadRounded as ImportIcon } from '../../icons/FileUploadRounded';
import { LockOutlined as LockIcon } from '../../icons/LockOutlined';
import { PasswordRounded as PassphraseIcon } from '../../icons/PasswordRounded';
import { ScheduleRounded as TimeIcon } from '../../icons/ScheduleRounded';
import { useDataActions } from '../../state/dataActions';
import { useIsWaiting, useKept } from '../../state/kept';
import type { DataSheetProps } from './DataSheet';
import { DataSheet } from './DataSheet';
import { ImportSheet } from './ImportSheet';
import { useDataNotices } from './useDataNotices';
import type { DataTask } from './useDataPlans';
import { useDataTexts } from './useDataTexts';

interface GroupProps {
  status: KeeperStatus;
  onStart: (name: DataTask | 'erase' | 'import', after?: LockAfter) => void;
}

/** The switch that keeps the wallets. */
function KeepGroup({ status, onStart }: GroupProps) {
  const { say } = useDataTexts();
  const isKept = status.kind === 'open';
  return (
    <SettingsGroup title={say('device')}>
      <SettingsSwitch
        label={say('keep')}
        icon={<WalletIcon />}
        checked={isKept}
        hint={say(isKept ? (status.isPersistent ? 'persistent' : 'evictable') : 'off')}
        onToggle={() => {
          onStart(isKept ? 'erase' : 'keep');
        }}
      />
    </SettingsGroup>
  );
}

/** When the data is locked, and buttons that lock it now and change the passphrase. */
function LockGroup({ status, onStart }: GroupProps) {
  const { say, times } = useDataTexts();
  const { lock } = useDataActions();
  const { stated } = useDataNotices();
  const once = useSingleFlight();
  const after = status.kind === 'open' ? status.lockAfter : 'never';
  const hint = status.kind !== 'open' ? 'notKept' : after === 'never' ? 'open' : 'encrypted';
  return (
    <SettingsGroup title={say('lock')}>
      <SettingsSelect
        label={say('after')}
        icon={<TimeIcon />}
        value={after}
        disabled={status.kind !== 'open'}
        hint={say(hint)}
        options={times}
        onChange={(next) => {
          if (next !== after)
            onStart(after === 'never' ? 'set' : next === 'never' ? 'remove' : 'time', next);
        }}
      />
      {after !== 'never' && (
        <>
          <SettingsItem
            label={say('now')}
            icon={<LockIcon />}
            onSelect={() => void once(stated(lock))}
          />
          <SettingsItem
            label={say('change')}
            icon={<PassphraseIcon />}
            onSelect={() => {
              onStart('change', after);
            }}
          />
        </>
      )}
    </SettingsGroup>
  );
}

/** The buttons that export and import a backup, and that export damaged data. */
function BackupGroup({ status, onStart }: GroupProps) {
  const { say } = useDataTexts();
  const { exportRaw } = useDataActions();
  const { saved, stated } = useDataNotices();
  const start = (name: 'export' | 'import') => () => {
    onStart(name);
  };
  return (
    <SettingsGroup title={say('backup')}>
      <SettingsItem label={say('exportBackup')} icon={<ExportIcon />} onSelect={start('export')} />
      <SettingsItem label={say('importBackup')} icon={<ImportIcon />} onSelect={start('import')} />
      {status.kind === 'open' && status.problem === 'damaged' && (
        <SettingsItem
          label={say('exportRaw')}
          icon={<ExportIcon />}
          onSelect={() => void stated(saved(exportRaw))()}
        />
      )}
    </SettingsGroup>
  );
}

/** The settings of the user's data: whether it is kept, when it is locked, its backups, and its end. */
export function DataSettings() {
  const { say } = useDataTexts();
  const sayKept = useSayKept();
  const { status } = useKept();
  const isWaiting = useIsWaiting();
  const { erase } = useDataActions();
  const { announced } = useDataNotices();
  const [task, setTask] = useState<Pick<DataSheetProps, 'task' | 'after'>>({
    task: 'keep',
    after: 'never',
  });
  const [open, setOpen] = useState({ task: false, erase: false, import: false });
  const close = (name: keyof typeof open) => () => {
    setOpen((now) => ({ ...now, [name]: false }));
  };
  const start: GroupProps['onStart'] = (name, after = 'never') => {
    const isTask = name !== 'erase' && name !== 'import';
    if (isTask) setTask({ task: name, after });
    setOpen((now) => ({ ...now, [isTask ? 'task' : name]: true }));
  };
  const group = { status, onStart: start };
  return (
    <Stack spacing={6} useFlexGap>
      <Typography role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isWaiting && sayKept('waiting')}
      </Typography>
      {status.kind === 'open' && status.problem !== undefined && (
        <Banner tone="error">{problemText(status.problem, sayKept)}</Banner>
      )}
      <KeepGroup {...group} />
      <LockGroup {...group} />
      <BackupGroup {...group} />
      <Button
        variant="outlined"
        color="error"
        startIcon={<EraseIcon />}
        onClick={() => {
          start('erase');
        }}
      >
        {say('erase')}
      </Button>
      <ImportSheet
        open={open.import}
        onClose={close('import')}
        onExport={() => {
          start('export');
        }}
      />
      <DataSheet {...task} open={open.task} onClose={close('task')} />
      <EraseSheet
        open={open.erase}
        isKept={status.kind === 'open'}
        isWaiting={isWaiting}
        onClose={close('erase')}
        onErase={announced(erase, say('erased'))}
      />
    </Stack>
  );
}
