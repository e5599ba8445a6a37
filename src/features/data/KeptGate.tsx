import { useState } from 'react';
import type { KeeperStatus } from '../../adapters/keeper';
import { PublicPage } from '../../components/layout/PublicPage';
import { LockedData } from './LockedData';
import { UnkeptData } from './UnkeptData';
import { UnusableData } from './UnusableData';
import { PRODUCT_NAME } from '../../theme/brand';
import { paths } from '../page/paths';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { useTimer } from '../../state/DeviceProvider';
import { PageTitle } from '../page/PageTitle';
import { Seal } from '../page/Seal';
import { usePageNames } from '../page/usePageNames';
import { DataSheet, type DataSheetProps } from './DataSheet';
import { useData } from './useData';

interface GateProps {
  /** Opens the confirmation for erasing all data. */
  onErase: () => void;
}

/**
 * A form that unlocks the data with a passphrase, and a button that erases the data. `tryAgainAt` is the time of the
 * next possible attempt, in milliseconds since 1970; 0 if an attempt is possible now.
 */
function Locked({ tryAgainAt, onErase }: GateProps & { tryAgainAt: number }) {
  const { unlock, waiting, formRefusal } = useData();
  const next = tryAgainAt === 0 ? null : new Date(tryAgainAt).toISOString();
  const seconds = useSecondsLeft(next, useTimer());
  return (
    <LockedData
      secondsLeft={next === null ? null : seconds}
      waiting={waiting}
      onUnlock={async (passphrase) => formRefusal(await unlock(passphrase))}
      onErase={onErase}
    />
  );
}

interface UnusableProps extends GateProps {
  status: Extract<KeeperStatus, { kind: 'unusable' }>;
  /** Opens the sheet that exports a backup. */
  onBackup: () => void;
}

/** Explains why the data cannot be used, and offers actions that can help. */
function Unusable({ status, onBackup, onErase }: UnusableProps) {
  const { say, keptText, open, setAside, exportRaw, named, notify, stated } = useData();
  const { problem, inMemory } = status;
  // Reloading the page may load a newer version of the app, or open a new connection to the database.
  const canReload = /newer-version|closed|locked|no-answer|not-loaded/.test(problem);
  const canSetAside = /unavailable|no-answer|not-loaded/.test(problem);
  const openWithout = () => {
    setAside();
    notify(say('asideDone'));
  };
  return (
    <UnusableData
      onReload={canReload ? () => window.location.reload() : undefined}
      onBackup={inMemory && onBackup}
      onExport={problem === 'lost' ? undefined : () => stated(exportRaw(named))}
      onRetry={() => stated(open())}
      onSetAside={canSetAside ? openWithout : undefined}
      onErase={onErase}
    >
      {keptText({ kind: problem })}
    </UnusableData>
  );
}

/**
 * Replaces every signed-in page while the user's data on this device is locked or cannot be used, or while the user has
 * to choose between the wallets of two tabs.
 */
export function KeptGate() {
  const { say, status, open, stated } = useData();
  const pageName = usePageNames();
  const [sheet, setSheet] = useState<Pick<DataSheetProps, 'task' | 'open'>>({
    task: 'erase',
    open: false,
  });
  const ask = (task: DataSheetProps['task']) => () => {
    setSheet({ task, open: true });
  };
  const close = () => {
    setSheet({ ...sheet, open: false });
  };
  const isLocked = status.kind === 'locked';
  const title = isLocked ? say('locked') : pageName('data');
  return (
    <PublicPage brand={PRODUCT_NAME} homeHref={paths.landing} title={title}>
      <PageTitle>{status.kind === 'unusable' ? say('problem') : title}</PageTitle>
      {isLocked && <Locked tryAgainAt={status.tryAgainAt} onErase={ask('erase')} />}
      {status.kind === 'unusable' && (
        <Unusable status={status} onBackup={ask('export')} onErase={ask('erase')} />
      )}
      {status.kind === 'unkept' && (
        <UnkeptData onBackup={ask('export')} onOpen={() => stated(open())} />
      )}
      <DataSheet {...sheet} onClose={close} />
      <Seal />
    </PublicPage>
  );
}
