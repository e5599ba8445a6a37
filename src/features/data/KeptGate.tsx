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
  /** Opens the confirmation before everything is erased. */
  onErase: () => void;
}

/**
 * Unlocks data that is locked by a passphrase, or erases it. `tryAgainAt` is the time of the next attempt; 0 for now.
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

/** States what is safe of kept data that cannot be used, and offers the actions that can help. */
function Unusable({ problem, onErase }: GateProps & { problem: DeviceProblem }) {
  const { keptText, retry, exportRaw, named, stated } = useData();
  // A reload may bring a newer version, or a new connection.
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

/** A whole page that replaces every signed-in page while the kept data is locked or cannot be used. */
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
