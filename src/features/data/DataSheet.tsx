import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PassphraseFormProps } from '../../components/data/PassphraseForm/PassphraseForm';
import { PassphraseForm } from '../../components/data/PassphraseForm/PassphraseForm';
import { Banner } from '../../components/feedback/Banner';
import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { SelectField } from '../../components/inputs/SelectField';
import type { LockAfter } from '../../domain/lock';
import { usePendingClose } from '../../hooks/usePendingClose';
import { useDataActions } from '../../state/dataActions';
import { useIsPrivate, useIsWaiting } from '../../state/kept';
import { useDataNotices } from './useDataNotices';
import { useDataTexts } from './useDataTexts';

/** An action for which a passphrase is entered or offered. */
export interface DataTask {
  readonly name: 'keep' | 'set' | 'time' | 'remove' | 'change' | 'export';
  /** When the data will be locked. */
  readonly after: LockAfter;
}

/** The sheet of a task: its form, its sentences, and whether it warns that a forgotten passphrase loses the data. */
interface Plan extends Pick<
  PassphraseFormProps,
  'asks' | 'optionalLabel' | 'withoutLabel' | 'submitLabel' | 'onSubmit'
> {
  readonly title: string;
  readonly text: string;
  readonly warns?: boolean;
}

/** Returns the sheets of the tasks that change the lock. */
function useLockPlans(after: LockAfter): Record<'set' | 'time' | 'remove' | 'change', Plan> {
  const { say, timeOf } = useDataTexts();
  const { announced } = useDataNotices();
  const { setLock } = useDataActions();
  const plan = (name: 'set' | 'time' | 'remove' | 'change', asks: Plan['asks']): Plan => ({
    asks,
    title: say(name === 'change' ? 'change' : 'after'),
    text: say(`${name}Text`),
    warns: asks !== 'current',
    submitLabel: say(name),
    onSubmit: announced(
      (given) => setLock({ after, ...given }),
      name === 'time' ? say('timeDone', { time: timeOf(after) }) : say(`${name}Done`),
    ),
  });
  return {
    set: plan('set', 'new'),
    time: plan('time', 'current'),
    remove: plan('remove', 'current'),
    change: plan('change', 'change'),
  };
}

/** Returns the sheets of all tasks. */
function usePlans(after: LockAfter): Record<DataTask['name'], Plan> {
  const { say } = useDataTexts();
  const { announced, saved } = useDataNotices();
  const { keep, exportBackup } = useDataActions();
  const isLocked = useIsPrivate();
  return {
    ...useLockPlans(after),
    keep: {
      asks: 'new',
      title: say('keep'),
      text: say('keepText'),
      warns: true,
      submitLabel: say('keepLocked'),
      withoutLabel: say('keepWithout'),
      onSubmit: announced(
        ({ next }) =>
          keep(next === undefined || after === 'never' ? undefined : { after, passphrase: next }),
        say('keepDone'),
      ),
    },
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

export interface DataSheetProps extends DataTask {
  open: boolean;
  onClose: () => void;
}

/** A sheet with a form for a passphrase. Nothing of the lock changes without the present passphrase, if there is one. */
export function DataSheet({ name, after, open, onClose }: DataSheetProps) {
  const { say, times } = useDataTexts();
  const [first, setFirst] = useState<LockAfter>('5');
  const isWaiting = useIsWaiting();
  const { close, during } = usePendingClose(onClose);
  const {
    title,
    text,
    warns = false,
    onSubmit,
    ...form
  } = usePlans(name === 'keep' ? first : after)[name];
  const chosen = (
    <SelectField
      label={say('after')}
      options={times.filter(({ value }) => value !== 'never')}
      value={first}
      onChange={({ target }) => {
        setFirst(target.value as LockAfter);
      }}
    />
  );
  return (
    <Sheet title={title} open={open} onClose={close}>
      <PassphraseForm
        {...form}
        isWaiting={isWaiting}
        extra={name === 'keep' && chosen}
        onSubmit={during(onSubmit)}
        onCancel={close}
      >
        <Stack spacing={3}>
          <Typography>{text}</Typography>
          {warns && <Banner>{say('forgotten')}</Banner>}
        </Stack>
      </PassphraseForm>
    </Sheet>
  );
}
