import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { CurrencyId } from '../../../../domain/currency/currency';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import type { PendingOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import type { RecipientWarning } from '../../../../domain/recipients/recipientWarnings';
import { reveal } from '../../../../hooks/reveal';
import type { Timer } from '../../../../hooks/timer';
import { Actions } from '../../../inputs/actions';
import { SubmitButton } from '../../../inputs/SubmitButton';
import { SlowCall } from '../../../money/slowCall';
import type { Say } from '../../../provider/say';
import { PaymentInDoubt } from '../PaymentInDoubt/PaymentInDoubt';
import { RecipientWarnings } from '../../recipients/RecipientWarnings/RecipientWarnings';
import { SendQuestion } from './lateQuestion';
import type { SendCheck } from './useSendCheck';
import type { SendFields, SendFieldsForm } from '../sendFields';
import type { SendForm as english } from './SendForm.messages';

export interface SendActionsProps {
  form: SendFieldsForm;
  /**
   * Checks the fields for warnings. The function is memoized, so its identity changes only with the data that it checks
   * against.
   */
  check: (fields: SendFields) => SendCheck;
  /** Whether the recipient is being typed. Warnings about an incomplete recipient are then not shown. */
  isTyping: boolean;
  /** The payments in doubt. */
  inDoubt: readonly PendingOrder[] | undefined;
  onCheckAgain: (id: string) => Promise<SubmitRefusal | null>;
  hidden: boolean;
  timer: Timer;
  onChangeCurrency: (currency: CurrencyId) => void;
  onUse: (known: KnownRecipient) => void;
  onClose: () => void;
  say: Say<typeof english>;
}

const NONE: readonly PendingOrder[] = [];

/** The warnings that an incomplete recipient can cause. */
const UNFINISHED: ReadonlySet<RecipientWarning['kind']> = new Set([
  'checksum',
  'beginning',
  'unknown',
]);

/** Returns the warnings about deferred values. They are computed only when these values change. */
function useLagging(
  check: SendActionsProps['check'],
  ...typed: readonly [recipient: string, amount: string, currency: CurrencyId]
): SendCheck {
  const recipient = useDeferredValue(typed[0]);
  const amount = useDeferredValue(typed[1]);
  const currency = useDeferredValue(typed[2]);
  return useMemo(
    () => check({ recipient, amount, currency, description: '' }),
    [check, recipient, amount, currency],
  );
}

/**
 * The warnings and the buttons of a send form. Only this part renders while the user types. It checks deferred values,
 * so that typing stays fast. The form checks the current values before it submits.
 */
export function SendActions({
  form: { control },
  check,
  isTyping,
  inDoubt = NONE,
  onCheckAgain,
  hidden,
  timer,
  onChangeCurrency,
  onUse,
  onClose,
  say,
}: SendActionsProps) {
  const { isSubmitting, errors } = useFormState({ control });
  const [recipient, amount, currency] = useWatch({
    control,
    name: ['recipient', 'amount', 'currency'],
  });
  const box = useRef<HTMLDivElement>(null);
  const { warnings, isDoubtful } = useLagging(check, recipient, amount, currency);
  const shown = isTyping ? warnings.filter(({ kind }) => !UNFINISHED.has(kind)) : warnings;

  useEffect(() => {
    // If preloading fails, the code is loaded again when the question opens.
    if (isDoubtful) SendQuestion.preload().catch(() => undefined);
  }, [isDoubtful]);

  const count = inDoubt.length;
  const known = useRef(count);
  useEffect(() => {
    // A new payment in doubt is scrolled into view. It is above the buttons, which stay visible while the form is
    // scrolled.
    if (count > known.current) reveal(box.current?.querySelector('[role="group"]'));
    known.current = count;
  }, [count]);

  return (
    <>
      <Box ref={box} sx={apart}>
        {inDoubt.map(({ id, order }) => (
          <PaymentInDoubt
            key={id}
            order={order}
            hidden={hidden}
            timer={timer}
            onCheck={() => onCheckAgain(id)}
          />
        ))}
        <RecipientWarnings warnings={shown} onChangeCurrency={onChangeCurrency} onUse={onUse} />
      </Box>
      <Actions error={errors.root?.message} spacing={3}>
        <SlowCall pending={isSubmitting} timer={timer} />
        <SubmitButton
          pending={isSubmitting}
          disabled={recipient.trim() === '' || amount.trim() === ''}
        >
          {say('send')}
        </SubmitButton>
        <Button onClick={onClose}>{say('cancel')}</Button>
      </Actions>
    </>
  );
}

/** An empty live region takes no space, although it is always rendered. */
const apart = { '&&:not(:has([role="group"]))': { marginBlockStart: 0 } } as const;
