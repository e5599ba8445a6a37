import WarningIcon from '@mui/icons-material/WarningAmberRounded';
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
import { giveFocus } from '../../../../hooks/giveFocus';
import { Actions } from '../../../inputs/actions';
import { SubmitButton } from '../../../inputs/SubmitButton';
import type { Say } from '../../../provider/say';
import { PaymentInDoubt } from '../PaymentInDoubt/PaymentInDoubt';
import { RecipientWarnings } from '../../recipients/RecipientWarnings/RecipientWarnings';
import type { SendCheck } from './useSendCheck';
import type { SendFields, SendFieldsForm } from '../sendFields';
import type { SendForm as english } from './SendForm.messages';

export interface SendActionsProps {
  form: SendFieldsForm;
  /** Finds what looks wrong with the fields. It stays the same while its facts do. */
  check: (fields: SendFields) => SendCheck;
  /** The recipient is still being typed: nothing is called wrong because its end is missing. */
  isTyping: boolean;
  /** The payment that was pressed once. */
  pressed: string | null;
  /** The payment is another one now. */
  onOtherPayment: () => void;
  /** The payments that may have been made. */
  inDoubt: readonly PendingOrder[] | undefined;
  onCheckAgain: (id: string) => Promise<SubmitRefusal | null>;
  hidden: boolean;
  onChangeCurrency: (currency: CurrencyId) => void;
  onUse: (known: KnownRecipient) => void;
  onClose: () => void;
  say: Say<typeof english>;
  /** The button that sends, as the form's slot wants it. */
  asSubmit: (button: ReactElement<object>) => ReactElement;
}

const NONE: readonly PendingOrder[] = [];

/**
 * A click sooner than this after the last one belongs to the same double click. Safari on iOS counts each tap as a
 * first one, and slow double clicks take 600 ms.
 */
const DOUBLE_MS = 700;

/** What a text may look like only because its end is still to be typed. */
const UNFINISHED: ReadonlySet<RecipientWarning['kind']> = new Set([
  'checksum',
  'beginning',
  'unknown',
]);

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
 * The end of a send form: what looks wrong, and the buttons. It alone renders while the user types. It checks a value
 * that may lag behind, so that typing stays quick; the form itself checks again before it sends.
 */
export function SendActions({
  form: { control, getValues },
  check,
  isTyping,
  pressed,
  onOtherPayment,
  inDoubt = NONE,
  onCheckAgain,
  hidden,
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
  // The description is not watched: its field tells of each change, which takes the press back.
  const current = pressed === null ? null : check(getValues());
  const isPressed = current !== null && current.payment === pressed;
  // The warnings are rendered before they get the focus.
  const { warnings, isDoubtful } = isPressed ? current : lagging;
  const shown = isTyping ? warnings.filter(({ kind }) => !UNFINISHED.has(kind)) : warnings;

  useEffect(() => {
    if (pressed !== null && !isPressed) onOtherPayment();
  }, [pressed, isPressed, onOtherPayment]);

  useEffect(() => {
    if (isPressed) giveFocus(box.current?.querySelector('[role="group"]'));
  }, [isPressed]);

  const count = inDoubt.length;
  const known = useRef(count);
  useEffect(() => {
    // Above the buttons, which stay in sight while the rest of the form is scrolled.
    if (count > known.current)
      box.current?.querySelector('[role="group"]')?.scrollIntoView({ block: 'nearest' });
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
            onCheck={() => onCheckAgain(id)}
          />
        ))}
        <RecipientWarnings warnings={shown} onChangeCurrency={onChangeCurrency} onUse={onUse} />
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
              // Clicks in quick succession are one press, however many there are. A key's click has no detail.
              if (isDoubtful && detail > 0 && isDouble) event.preventDefault();
              lastClick.current = timeStamp;
            }}
            {...(isPressed ? { sx: alarming } : {})}
          >
            {isPressed && <WarningIcon aria-hidden fontSize="small" />}
            {say(isPressed ? 'sendAnyway' : 'send')}
          </SubmitButton>,
        )}
        <Button onClick={onClose}>{say('cancel')}</Button>
      </Actions>
    </>
  );
}

/** A warning by its icon and its colour. */
const alarming = {
  gap: 2,
  '&, &:hover': { bgcolor: 'error.main', color: 'error.contrastText' },
} as const;

/** Only what is there takes room: the places of announcements are there all the time. */
const apart = {
  '& > [role="status"]:not(:empty)': { marginBlockStart: 3 },
  '&&:not(:has([role="group"], > [role="status"]:not(:empty)))': { marginBlockStart: 0 },
} as const;
