import { useState } from 'react';
import { PublicPage } from '../../components/layout/PublicPage';
import { LockedData } from '../../components/screens/data/LockedData/LockedData';
import { UnusableData } from '../../components/screens/data/UnusableData/UnusableData';
import { PRODUCT_NAME } from '../../constants/brand';
import { paths } from '../../constants/paths';
import type { DeviceProblem } from '../../domain/keptRefusal';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { useTimer } from '../../state/DeviceProvider';
import { PageTitle } from '../page/PageTitle';
import { Seal } from '../page/Seal';
import { DataSheet } from './DataSheet';
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

/** Explains why the data cannot be used, and offers actions that can help. */
function Unusable({ problem, onErase }: GateProps & { problem: DeviceProblem }) {
  const { keptText, retry, exportRaw, named, stated } = useData();
  // Reloading the page may load a newer version of the app, or open a new connection to the database.
  const canReload = /newer-version|closed|locked/.test(problem);
  return (
    <UnusableData
      onReload={canReload ? () => window.location.reload() : undefined}
      onExport={() => stated(exportRaw(named))}
      onRetry={() => stated(retry())}
      onErase={onErase}
    >
      {keptText({ kind: problem })}
    </UnusableData>
  );
}

/** Replaces every signed-in page while the user's data on this device is locked or cannot be used. */
export function KeptGate() {
  const { say, status } = useData();
  const [isErasing, setErasing] = useState(false);
  const showErase = (isShown: boolean) => () => {
    setErasing(isShown);
  };
  const isLocked = status.kind === 'locked';
  const title = say(isLocked ? 'locked' : 'title');
  return (
    <PublicPage brand={PRODUCT_NAME} homeHref={paths.landing} title={title}>
      <PageTitle>{isLocked ? title : say('problem')}</PageTitle>
      {isLocked && <Locked tryAgainAt={status.tryAgainAt} onErase={showErase(true)} />}
      {status.kind === 'unusable' && (
        <Unusable problem={status.problem} onErase={showErase(true)} />
      )}
      <DataSheet task="erase" open={isErasing} onClose={showErase(false)} />
      <Seal />
    </PublicPage>
  );
}
