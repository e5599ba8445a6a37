import { useState } from 'react';
import { isAside } from '../../adapters/keeper';
import { Sheet } from '../../components/feedback/Sheet';
import { SelectField } from '../../components/inputs/SelectField';
import { LOCK_CHOICES, type LockAfter, type TimedLock } from '../../domain/lock';
import { usePendingClose } from '../../hooks/usePendingClose';
import { isEncrypted } from '../../state/storage/useKept';
import { DataTaskText } from './DataTaskText';
import {
  ConnectedPassphraseForm,
  type GivenPassphrases,
  type PassphrasePlan,
} from './PassphraseForm';
import { useData } from './useData';

/** The actions, each with the passphrases that the form requires, and with the keys of its texts. */
const TASKS = {
  keep: { asks: 'new', title: 'keep', submit: 'keepLocked' },
  set: { asks: 'new', title: 'after', submit: 'set' },
  time: { asks: 'current', title: 'after', submit: 'time' },
  remove: { asks: 'current', title: 'after', submit: 'remove' },
  change: { asks: 'change', title: 'change', submit: 'change' },
  export: { asks: 'new', title: 'exportBackup', submit: 'export' },
  erase: { asks: 'nothing', title: 'erase', submit: 'erase' },
} as const;

export interface DataSheetProps {
  task: keyof typeof TASKS;
  after?: LockAfter | undefined;
  open: boolean;
  onClose: () => void;
}

/** Returns the submit handler for an action. */
function useTask(task: DataSheetProps['task'], after: LockAfter) {
  const { say, timeOf, announced, named, keep, erase, setLock, exportBackup } = useData();
  return (given: GivenPassphrases) => {
    const { next } = given;
    if (task === 'export') return exportBackup(named, next);
    const done = say(`${task}Done`, { time: timeOf(after) });
    if (task === 'erase') return announced(erase(), done);
    if (task !== 'keep') return announced(setLock({ after, ...given }), done);
    const isLocked = next !== undefined && after !== 'never';
    return announced(keep(isLocked ? { after, passphrase: next } : undefined), done);
  };
}

/**
 * A sheet (a dialog at the bottom edge) that requires a passphrase or a confirmation before an action. Changes of a
 * lock need the current passphrase.
 */
export function DataSheet({ task, after = 'never', open, onClose }: DataSheetProps) {
  const { say, status, timeOf } = useData();
  const { close, during } = usePendingClose(onClose);
  const isLocked = isEncrypted(status);
  const inMemory = status.kind === 'off' && !isAside(status);
  const [first, setFirst] = useState<TimedLock>('5');
  const run = useTask(task, task === 'keep' ? first : after);
  const { asks, title, submit } = TASKS[task];
  const [isKeep, isErase, isExport] = [task === 'keep', task === 'erase', task === 'export'];
  const plan: PassphrasePlan = {
    asks,
    of: isExport ? 'backup' : 'wallets',
    submit: say(submit),
    isDanger: isErase,
    ...(isKeep && { without: say('keepWithout') }),
    ...(isExport && isLocked && { without: say('exportWithout') }),
    ...(isExport && !isLocked && { optional: { label: say('encrypt'), hint: say('encryptHint') } }),
  };
  const firstLock = (
    <SelectField
      label={say('after')}
      options={LOCK_CHOICES.slice(1).map((value) => ({ value, label: timeOf(value) }))}
      value={first}
      onChange={({ target }) => {
        setFirst(target.value as TimedLock);
      }}
    />
  );
  return (
    <Sheet title={say(title)} open={open} onClose={close}>
      <ConnectedPassphraseForm
        plan={plan}
        extra={isKeep && firstLock}
        onSubmit={during(run)}
        onCancel={close}
      >
        <DataTaskText task={task} inMemory={inMemory} encrypted={isLocked} />
      </ConnectedPassphraseForm>
    </Sheet>
  );
}
