import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { CurrencyId } from '../../domain/currency';
import { SubmitButton } from '../inputs/SubmitButton';
import type { Say } from '../provider/say';
import { RecipientWarnings } from './RecipientWarnings';
import type { CheckedFields, SendCheck } from './sendCheck';
import type { SendFieldsForm } from './sendFields';
import type { SendForm as english } from './SendForm.messages';

export interface SendActionsProps {
  form: SendFieldsForm;
  /** Says what looks wrong with the fields. */
  check: (fields: CheckedFields) => SendCheck;
  /** The recipient is still being typed: no checksum of a half is called wrong. */
  isTyping: boolean;
  /** The payment that was pressed once. */
  pressed: string | null;
  /** Gets the focus after the first press where there is no warning to look at. */
  notice: RefObject<HTMLElement | null>;
  onChangeCurrency: (currency: CurrencyId) => void;
  onClose: () => void;
  say: Say<typeof english>;
}

/** Moves the focus to an element that is no control. */
function giveFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus();
}

/**
 * The end of a send form: what looks wrong, and the buttons. It alone renders while one types. It checks a value
 * that may lag behind, so that typing stays quick; the form itself checks once more before it sends.
 */
export function SendActions({
  form: { control },
  check,
  isTyping,
  pressed,
  notice,
  onChangeCurrency,
  onClose,
  say,
}: SendActionsProps) {
  const { isSubmitting } = useFormState({ control });
  const [recipient, amount, currency] = useWatch({
    control,
    name: ['recipient', 'amount', 'currency'],
  });
  const box = useRef<HTMLDivElement>(null);
  const lagging = {
    recipient: useDeferredValue(recipient),
    amount: useDeferredValue(amount),
    currency: useDeferredValue(currency),
  };
  const { warnings, isDoubtful } = check(lagging);
  // Half an address has no checksum yet.
  const said = isTyping ? warnings.filter(({ kind }) => kind !== 'checksum') : warnings;
  const isWarned = isDoubtful && !(isTyping && said.length === 0);
  const isPressed = pressed !== null && check({ recipient, amount, currency }).payment === pressed;

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
        <SubmitButton
          pending={isSubmitting}
          disabled={recipient.trim() === '' || amount.trim() === ''}
          onClick={(event) => {
            // The second click of a double click is no second thought.
            if (isWarned && event.detail > 1) event.preventDefault();
          }}
        >
          {say(isWarned ? 'sendAnyway' : 'send')}
        </SubmitButton>
      </Box>
      <Button onClick={onClose}>{say('cancel')}</Button>
    </>
  );
}

/** Only what is there takes room: the places of announcements are there all the time. */
const apart = {
  '& [role="group"], & > [role="status"]:not(:empty)': { marginBlockEnd: 3 },
} as const;
