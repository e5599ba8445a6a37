import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Timer } from '../../../../hooks/timer';
import { Actions } from '../../../inputs/internals/actions';
import { SubmitButton } from '../../../inputs/SubmitButton';
import { SlowCall } from '../../../money/internals/slowCall';
import type { Say } from '../../../provider/internals/say';
import type { SendFields } from '../internals/sendFields';
import type { English } from '../../../english';
import { Button } from '../../../inputs/internals/button';

export interface SendActionsProps {
  timer: Timer;
  onClose: () => void;
  say: Say<English['SendForm']>;
}

/** The buttons of a send form, and the error of the whole form. */
export function SendActions({ timer, onClose, say }: SendActionsProps) {
  const { control } = useFormContext<SendFields>();
  const { isSubmitting, errors } = useFormState({ control });
  const [recipient, amount] = useWatch({ control, name: ['recipient', 'amount'] });
  return (
    <Actions error={errors.root?.message} spacing={2}>
      <SlowCall pending={isSubmitting} timer={timer} />
      <SubmitButton
        pending={isSubmitting}
        disabled={recipient.trim() === '' || amount.trim() === ''}
      >
        {say('send')}
      </SubmitButton>
      <Button onClick={onClose}>{say('cancel')}</Button>
    </Actions>
  );
}
