import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PassphraseForm } from '../../components/data/PassphraseForm/PassphraseForm';
import { Banner } from '../../components/feedback/Banner';
import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { SelectField } from '../../components/inputs/SelectField';
import type { LockAfter } from '../../domain/lock';
import { usePendingClose } from '../../hooks/usePendingClose';
import { useIsWaiting } from '../../state/kept';
import type { DataTask } from './useDataPlans';
import { useDataPlans } from './useDataPlans';
import { useDataTexts } from './useDataTexts';

export interface DataSheetProps {
  task: DataTask;
  /** When the data will be locked. */
  after: LockAfter;
  open: boolean;
  onClose: () => void;
}

/** A sheet with a form for a passphrase. Nothing of the lock changes without the present passphrase, if there is one. */
export function DataSheet({ task, after, open, onClose }: DataSheetProps) {
  const { say, times } = useDataTexts();
  const isWaiting = useIsWaiting();
  const { close, during } = usePendingClose(onClose);
  const [first, setFirst] = useState<LockAfter>('5');
  const plans = useDataPlans(task === 'keep' ? first : after);
  const { title, text, warns = false, onSubmit, ...form } = plans[task];
  const firstLock = (
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
        extra={task === 'keep' && firstLock}
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
