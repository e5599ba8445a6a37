import { useFormContext, useFormState } from 'react-hook-form';
import type { Timer } from '../../../hooks/timer';
import { Actions } from '../../inputs/internals/actions';
import { SubmitButton } from '../../inputs/SubmitButton';
import { SlowCall } from '../../money/internals/slowCall';
import type { Say } from '../../provider/internals/say';
import type { ExchangeFields } from './exchangeFields';
import type { English } from '../../english';

interface ExchangeActionsProps {
  timer: Timer;
  say: Say<English['ExchangeForm']>;
}

/** The button of an exchange form, and the error of the whole form. */
export function ExchangeActions({ timer, say }: ExchangeActionsProps) {
  const { control } = useFormContext<ExchangeFields>();
  const { isSubmitting, errors } = useFormState({ control });
  return (
    <Actions error={errors.root?.message} spacing={4}>
      <SlowCall pending={isSubmitting} timer={timer} />
      <SubmitButton pending={isSubmitting}>{say('exchange')}</SubmitButton>
    </Actions>
  );
}
