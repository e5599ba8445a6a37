import { KeptDataProblem } from '../../components/data/KeptDataProblem/KeptDataProblem';
import { LockScreen } from '../../components/data/LockScreen/LockScreen';
import { useMessages } from '../../components/provider/useMessages';
import { useDataActions } from '../../state/dataActions';
import { useTimer } from '../../state/DeviceProvider';
import { useKept } from '../../state/kept';
import { useNotice } from '../../state/useNotice';
import { PageTitle } from '../page/PageTitle';

/** The English texts of the page that replaces all signed-in pages. */
const english = {
  locked: 'Locked',
  problem: 'Data problem',
  erased: 'Everything was erased.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly KeptGate: typeof english;
  }
}

/** Replaces every signed-in page while the kept data is locked or cannot be used. */
export function KeptGate() {
  const say = useMessages('KeptGate', english);
  const { status } = useKept();
  const { erase, exportBackup, unlock, retry } = useDataActions();
  const timer = useTimer();
  const { notify } = useNotice();

  const eraseAll = async () => {
    const refusal = await erase();
    if (!refusal) notify(say('erased'));
    return refusal;
  };
  if (status.kind === 'locked')
    return (
      <>
        <PageTitle>{say('locked')}</PageTitle>
        <LockScreen
          hasPasskey={status.hasPasskey}
          tryAgainAt={status.tryAgainAt === 0 ? null : new Date(status.tryAgainAt).toISOString()}
          timer={timer}
          onUnlock={unlock}
          onErase={eraseAll}
        />
      </>
    );
  if (status.kind === 'unusable')
    return (
      <>
        <PageTitle>{say('problem')}</PageTitle>
        <KeptDataProblem
          problem={status.problem}
          onRetry={async () => {
            await retry();
          }}
          onReload={() => {
            window.location.reload();
          }}
          onExport={async () => ((await exportBackup()) === null ? 'unreadable' : 'exported')}
          onErase={eraseAll}
        />
      </>
    );
  return null;
}
