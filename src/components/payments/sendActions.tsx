import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactElement, RefObject } from 'react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { CurrencyId } from '../../domain/currency';
import { giveFocus } from '../../hooks/giveFocus';
import { Actions } from '../inputs/actions';
import { SubmitButton } from '../inputs/SubmitButton';
import type { Say } from '../provider/say';
import { RecipientWarnings } from './RecipientWarnings';
import type { SendCheck } from './useSendCheck';
import type { SendFields, SendFieldsForm } from './sendFields';
import type { SendForm as english } from './SendForm.messages';

export interface SendActionsProps {
  form: SendFieldsForm;
  /** Says what looks wrong with the fields. It stays the same while its facts do. */
  check: (fields: SendFields) => SendCheck;
  /** The recipient is still being typed: no checksum of a half is called wrong. */
  isTyping: boolean;
  /** The payment that was pressed once. */
  pressed: string | null;
  /** The payment is another one now. */
  onOtherPayment: () => void;
  /** Gets the focus after the first press where there is no warning to look at. */
  notice: RefObject<HTMLElement | null>;
  onChangeCurrency: (currency: CurrencyId) => void;
  onClose: () => void;
  say: Say<typeof english>;
  /** The button that sends, as the form's slot wants it. */
  asSubmit: (button: ReactElement<object>) => ReactElement;
}

/** A second click before this is a double click. Safari on iOS counts each tap as a first one. */
const DOUBLE_MS = 500;

/** The check of values that may lag behind; it is not made again before they change. */
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
 * The end of a send form: what looks wrong, and the buttons. It alone renders while one types. It checks a value
 * that may lag behind, so that typing stays quick; the form itself checks once more before it sends.
 */
export function SendActions({
  form: { control, getValues },
  check,
  isTyping,
  pressed,
  onOtherPayment,
  notice,
  onChangeCurrency,
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
  // The description is not watched: its field tells of each change, which takes the press back.
  const current = pressed === null ? null : check(getValues());
  const isPressed = current !== null && current.payment === pressed;
  // The warnings that get the focus are there when it comes.
  const { warnings, isDoubtful } = isPressed ? current : lagging;
  // Half an address has no checksum yet.
  const said = isTyping ? warnings.filter(({ kind }) => kind !== 'checksum') : warnings;
  const isWarned = isDoubtful && !(isTyping && said.length === 0);

  useEffect(() => {
    if (pressed !== null && !isPressed) onOtherPayment();
  }, [pressed, isPressed, onOtherPayment]);

  useEffect(() => {
    if (isPressed) giveFocus(box.current?.querySelector('[role="group"]') ?? notice.current);
  }, [isPressed, notice]);

  return (
    <>
      <Box ref={box} sx={apart}>
        <RecipientWarnings warnings={said} onChangeCurrency={onChangeCurrency} />
        <Typography role="status" variant="body2">
          {isPressed && say('pressAgain')}
        </Typography>
      </Box>
      <Actions error={errors.root?.message} spacing={3}>
        {asSubmit(
          <SubmitButton
            pending={isSubmitting}
            disabled={recipient.trim() === '' || amount.trim() === ''}
            onClick={(event) => {
              const { detail, timeStamp } = event;
              const isDouble = detail > 1 || timeStamp - lastClick.current < DOUBLE_MS;
              // The second click of a double click is no second thought. A key's click has no detail, and no double.
              if ((isWarned || isPressed) && detail > 0 && isDouble) event.preventDefault();
              else lastClick.current = timeStamp;
            }}
          >
            {say(isWarned ? 'sendAnyway' : 'send')}
          </SubmitButton>,
        )}
        <Button onClick={onClose}>{say('cancel')}</Button>
      </Actions>
    </>
  );
}

/** Only what is there takes room: the places of announcements are there all the time. */
const apart = {
  '& > [role="status"]:not(:empty)': { marginBlockStart: 3 },
  '&&:not(:has([role="group"], > [role="status"]:not(:empty)))': { marginBlockStart: 0 },
} as const;
