import type {
  GivenPassphrases,
  PassphraseFormProps,
} from '../../components/data/PassphraseForm/PassphraseForm';
import type { LockAfter } from '../../domain/lock';
import { useDataActions } from '../../state/dataActions';
import { useIsPrivate } from '../../state/kept';
import { useDataNotices } from './useDataNotices';
import { useDataTexts } from './useDataTexts';

/** The actions for which a passphrase is entered or offered. */
export type DataTask = 'keep' | 'set' | 'time' | 'remove' | 'change' | 'export';

/** The sheet of an action: its form, its sentences, and whether it warns that a forgotten passphrase loses the data. */
export interface DataPlan extends Pick<
  PassphraseFormProps,
  'asks' | 'optionalLabel' | 'withoutLabel' | 'submitLabel' | 'onSubmit'
> {
  readonly title: string;
  readonly text: string;
  readonly warns?: boolean;
}

/** Returns the sheets of all actions. `after` is when the data will be locked. */
export function useDataPlans(after: LockAfter): Readonly<Record<DataTask, DataPlan>> {
  const { say, timeOf } = useDataTexts();
  const { announced, saved } = useDataNotices();
  const { keep, setLock, exportBackup } = useDataActions();
  const isLocked = useIsPrivate();
  const lock = (done: string) =>
    announced((given: GivenPassphrases) => setLock({ after, ...given }), done);
  const lockOf = (passphrase: string | undefined) =>
    passphrase === undefined || after === 'never' ? undefined : { after, passphrase };
  const lockAfter = say('after');
  const change = say('change');
  const plan = (
    asks: DataPlan['asks'],
    title: string,
    text: string,
    submitLabel: string,
    onSubmit: DataPlan['onSubmit'],
  ): DataPlan => ({ asks, title, text, submitLabel, onSubmit, warns: asks !== 'current' });
  const timeDone = say('timeDone', { time: timeOf(after) });
  const keepAll = announced(({ next }: GivenPassphrases) => keep(lockOf(next)), say('keepDone'));
  return {
    keep: {
      ...plan('new', say('keep'), say('keepText'), say('keepLocked'), keepAll),
      withoutLabel: say('keepWithout'),
    },
    set: plan('new', lockAfter, say('setText'), say('set'), lock(say('setDone'))),
    time: plan('current', lockAfter, say('timeText'), say('time'), lock(timeDone)),
    remove: plan('current', lockAfter, say('removeText'), say('remove'), lock(say('removeDone'))),
    change: plan('change', change, say('changeText'), change, lock(say('changeDone'))),
    export: {
      asks: 'new',
      title: say('exportBackup'),
      text: [say('exportText'), ...(isLocked ? [say('exportLocked')] : [])].join(' '),
      submitLabel: say('export'),
      ...(isLocked ? { withoutLabel: say('exportWithout') } : { optionalLabel: say('encrypt') }),
      onSubmit: saved(({ next }) => exportBackup(next)),
    },
  };
}
