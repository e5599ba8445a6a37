import { KeptDataProblem } from '../../components/data/KeptDataProblem/KeptDataProblem';
import { LockScreen } from '../../components/data/LockScreen/LockScreen';
import { useDataActions } from '../../state/dataActions';
import { useTimer } from '../../state/DeviceProvider';
import { useIsWaiting, useKept } from '../../state/kept';
import { PageTitle } from '../page/PageTitle';
import { useDataNotices } from './useDataNotices';
import { useDataTexts } from './useDataTexts';

/** Replaces every signed-in page while the kept data is locked or cannot be used. */
export function KeptGate() {
  const { say } = useDataTexts();
  const { status } = useKept();
  const { erase, exportRaw, unlock, retry } = useDataActions();
  const timer = useTimer();
  const { announced, saved, stated } = useDataNotices();
  const both = { isWaiting: useIsWaiting(), onErase: announced(erase, say('erased')) };
  if (status.kind === 'locked')
    return (
      <>
        <PageTitle>{say('locked')}</PageTitle>
        <LockScreen
          {...both}
          tryAgainAt={status.tryAgainAt === 0 ? null : new Date(status.tryAgainAt).toISOString()}
          timer={timer}
          onUnlock={unlock}
        />
      </>
    );
  if (status.kind === 'unusable')
    return (
      <>
        <PageTitle>{say('problem')}</PageTitle>
        <KeptDataProblem
          {...both}
          problem={status.problem}
          onRetry={stated(retry)}
          onReload={() => {
            window.location.reload();
          }}
          onExport={stated(saved(exportRaw))}
        />
      </>
    );
  return null;
}
