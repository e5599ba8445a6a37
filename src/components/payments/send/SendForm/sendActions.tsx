import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { CurrencyId } from '../../../../domain/currency/currency';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import type { PendingOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import type { RecipientWarning } from '../../../../domain/recipients/recipientWarnings';
import { focusElement } from '../../../../hooks/focusElement';
import { reveal } from '../../../../hooks/reveal';
import { WarningAmberRounded as WarningIcon } from '../../../../icons/WarningAmberRounded';
import type { Timer } from '../../../../hooks/timer';
import { Actions } from '../../../inputs/actions';
import { SubmitButton } from '../../../inputs/SubmitButton';
import { SlowCall } from '../../../money/slowCall';
import type { Say } from '../../../provider/say';
import { PaymentInDoubt } from '../PaymentInDoubt/PaymentInDoubt';
import { RecipientWarnings } from '../../recipients/RecipientWarnings/RecipientWarnings';
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
  /** Identifies the payment for which the user has pressed the send button once; null before the first press. */
  pressed: string | null;
  /** Called when the payment or its warnings have changed after the first press. */
  onOtherPayment: () => void;
  /** Whether the submit button opens a review instead of sending the payment. */
  hasReview: boolean;
  /** The payments in doubt. */
  inDoubt: readonly PendingOrder[] | undefined;
  onCheckAgain: (id: string) => Promise<SubmitRefusal | null>;
  hidden: boolean;
  timer: Timer;
  onChangeCurrency: (currency: CurrencyId) => void;
  onUse: (known: KnownRecipient) => void;
  onClose: () => void;
  say: Say<typeof english>;
  /** Renders the submit button for the form's slot. */
  asSubmit: (button: ReactElement<object>) => ReactElement;
}

const NONE: readonly PendingOrder[] = [];

/**
 * The longest time between the clicks of a double click, in milliseconds. Slow double clicks take 600 ms. The event's
 * `detail` cannot be used instead, because Safari on iOS reports each tap as a first click.
 */
const DOUBLE_MS = 700;

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
  form: { control, getValues },
  check,
  isTyping,
  pressed,
  onOtherPayment,
  hasReview,
  inDoubt = NONE,
  onCheckAgain,
  hidden,
  timer,
  onChangeCurrency,
  onUse,
  onClose,
  say,
  asSubmit,
}: SendActionsProps) {
  const { isSubmitting, errors } = useFormState({ control });
  const [recipient, amount, currency] = useWatch({
    control,
    name: ['recipient', 'amount', 'currency'],
  });
  const box = useRef<HTMLDivElement>(null);
  const lastClick = useRef(-DOUBLE_MS);
  const lagging = useLagging(check, recipient, amount, currency);
  // The description is not watched, because its field already resets the first press at each change.
  const current = pressed === null ? null : check(getValues());
  const isPressed = current !== null && current.payment === pressed;
  // After the first press, the current warnings are shown at once instead of the deferred ones, because they have to be
  // rendered before they get the focus.
  const { warnings, isDoubtful } = isPressed ? current : lagging;
  const shown = isTyping ? warnings.filter(({ kind }) => !UNFINISHED.has(kind)) : warnings;

  useEffect(() => {
    if (pressed !== null && !isPressed) onOtherPayment();
  }, [pressed, isPressed, onOtherPayment]);

  useEffect(() => {
    if (isPressed) focusElement(box.current?.querySelector('[role="group"]'));
  }, [isPressed]);

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
            again={isPressed && current.doubts.includes(id)}
            hidden={hidden}
            timer={timer}
            messages={hasReview ? { again: say('againReviewed') } : undefined}
            onCheck={() => onCheckAgain(id)}
          />
        ))}
        <RecipientWarnings warnings={shown} onChangeCurrency={onChangeCurrency} onUse={onUse} />
        <Typography role="status" variant="body2">
          {isPressed && say(hasReview ? 'pressReviewAgain' : 'pressAgain')}
        </Typography>
      </Box>
      <Actions error={errors.root?.message} spacing={3}>
        <SlowCall pending={isSubmitting} timer={timer} />
        {asSubmit(
          <SubmitButton
            pending={isSubmitting}
            disabled={recipient.trim() === '' || amount.trim() === ''}
            onClick={(event) => {
              const { detail, timeStamp } = event;
              const isDouble = detail > 1 || timeStamp - lastClick.current < DOUBLE_MS;
              // Both clicks of a double click count as one press. A click by keyboard has a `detail` of 0 and always
              // counts.
              if (isDoubtful && detail > 0 && isDouble) event.preventDefault();
              lastClick.current = timeStamp;
            }}
            {...(isPressed ? { sx: alarming } : {})}
          >
            {isPressed && <WarningIcon aria-hidden fontSize="small" />}
            {hasReview
              ? say(isPressed ? 'reviewAnyway' : 'review')
              : say(isPressed ? 'sendAnyway' : 'send')}
          </SubmitButton>,
        )}
        <Button onClick={onClose}>{say('cancel')}</Button>
      </Actions>
    </>
  );
}

/** The style of the submit button when the user is about to send in spite of warnings. */
const alarming = {
  gap: 2,
  '&, &:hover': { bgcolor: 'error.main', color: 'error.contrastText' },
} as const;

/** Empty live regions take no space, although they are always rendered. */
const apart = {
  '& > [role="status"]:not(:empty)': { marginBlockStart: 3 },
  '&&:not(:has([role="group"], > [role="status"]:not(:empty)))': { marginBlockStart: 0 },
} as const;
