import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useForkRef from '@mui/utils/useForkRef';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Balances, CurrencyId, CurrencyInfo } from '../../../../domain/currency/currency';
import { PAYMENT_TEXTS } from '../../../../domain/history/transaction';
import type { CallOptions } from '../../../../domain/ledger/call';
import { isSamePayment } from '../../../../domain/ledger/doubt';
import type { PendingOrder, SendOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import type { UnknownBalances } from '../../../../domain/ledger/wallet';
import { ZERO, type Decimal } from '../../../../domain/money/money';
import { normalized } from '../../../../domain/recipients/addressForms';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import {
  isNote,
  type RecipientWarning as Warning,
} from '../../../../domain/recipients/recipientWarnings';
import { useOpenLayer } from '../../../../hooks/openLayers';
import { reveal } from '../../../../hooks/reveal';
import { deviceTimer, type Timer } from '../../../../hooks/timer';
import { EmptyState } from '../../../feedback/EmptyState';
import { sheetContent, upwards } from '../../../feedback/internals/sheetLook';
import { Form } from '../../../inputs/Form';
import { Actions } from '../../../inputs/internals/actions';
import { Button } from '../../../inputs/internals/button';
import { clearErrorOf } from '../../../inputs/internals/clearErrorOf';
import { ruleFor } from '../../../inputs/internals/textRules';
import { useCurrencyOptions } from '../../../inputs/internals/useCurrencyOptions';
import { useFrozenWhile } from '../../../inputs/internals/useFrozenWhile';
import { useStepFocus } from '../../../inputs/internals/useStepFocus';
import { showRefusalIn, useSubmit } from '../../../inputs/internals/useSubmit';
import { SelectField } from '../../../inputs/SelectField';
import { SubmitButton } from '../../../inputs/SubmitButton';
import { TextField } from '../../../inputs/TextField';
import { PlainList } from '../../../layout/PlainList';
import { AmountWithUnit } from '../../../money/AmountWithUnit/AmountWithUnit';
import type { Refusal } from '../../../money/internals/Refusal.messages';
import { SlowCall } from '../../../money/internals/slowCall';
import { useConfirmedDoubts, type Doubts } from '../../../money/internals/useConfirmedDoubts';
import { refusalWordsIn, useSayRefusal, type SayRefusal } from '../../../money/refusalText';
import type { AmountUnit } from '../../../money/useAmountUnit';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';
import type { OtherTexts, Say } from '../../../provider/internals/say';
import { useFlorin } from '../../../provider/useFlorin';
import { useMessages } from '../../../provider/useMessages';
import { refusesUnknown } from '../../recipients/internals/offeredKinds';
import { RecipientWarning } from '../../recipients/RecipientWarning/RecipientWarning';
import { RecipientWarnings } from '../../recipients/RecipientWarnings';
import { PaymentInDoubt } from '../PaymentInDoubt';
import { sendCheck, type CheckedFields, type SendCheck } from './sendCheck';
import { SendRecipient } from './sendRecipient';
import {
  useSendFields,
  type SendDefaults,
  type SendFields,
  type SendFieldsForm,
  type SendFilling,
  type SendPrices,
} from './useSendFields';

const english = {
  recipient: 'Recipient',
  // `{kinds}` lists the kinds of recipients: `bothHint`, `emailHint` or `walletHint`, and the kinds that the app adds.
  // Its type is `string`, because the text of an app may omit the placeholder.
  recipientHint: '{kinds}' as string,
  bothHint: 'Email or wallet address',
  emailHint: 'Email address',
  walletHint: 'Wallet address',
  amount: 'Amount',
  currency: 'Currency',
  description: 'Description (optional)',
  scan: 'Scan a code',
  scanFailed: 'The scanner could not be loaded.',
  choose: 'Contacts',
  currencyChanged: 'The currency is now {currency}.',
  send: 'Send',
  sendAnyway: 'Send anyway',
  ask: 'Check before you send',
  repeated:
    'A payment of the same amount to the same recipient is not confirmed. Check it again first, or you may pay twice.',
  back: 'Go back',
  cancel: 'Cancel',
  none: 'Nothing to send',
  needsCurrency: 'As soon as there is a currency, you can send it here.',
} as const;

export type SendFormTexts = typeof english;

type SaySend = Say<typeof english>;

export type { SendDefaults };

export interface SendFormProps extends RootProps {
  /**
   * The spendable balance of each currency. The balance of the selected currency is shown below the amount. The form
   * also submits a larger amount, so `onSend` must refuse it. It refuses only a payment about which it would have to ask
   * first.
   */
  available: Balances;
  /** The balances that are unknown, by currency. The form shows no available amount for these currencies. */
  unknownBalances?: UnknownBalances | undefined;
  /** Hides the available amount. */
  hidden?: boolean | undefined;
  /** The currencies to choose from; the provider's currencies by default. */
  currencies?: readonly CurrencyInfo[] | undefined;
  /**
   * The initial values of the fields, such as those of an earlier payment, or a payment link. The form does not submit
   * them automatically.
   */
  defaults?: SendDefaults | undefined;
  /**
   * The saved contacts and the paid recipients: the result of `knownRecipients` of `florin/domain/knownRecipient`. The
   * form uses them in three ways:
   * - It suggests them as recipients.
   * - It warns about an address that looks like a known address.
   * - It shows a note about a large first payment to a recipient.
   *
   * If omitted, the form does none of this.
   */
  known?: readonly KnownRecipient[] | undefined;
  /**
   * The prices in the unit of account. If a cryptocurrency has a price, the user can also type the amount in the unit
   * of account. Pass a function that returns the current price, so that new prices do not render the form.
   */
  prices?: SendPrices | undefined;
  /** Opens a camera for scanning codes. If omitted, codes can only be read from pictures. */
  openCamera?: (() => Promise<MediaStream>) | undefined;
  /**
   * The payments in doubt, for example after a lost connection, and a callback that checks one of them. The user must
   * confirm a new payment of the same amount to the same recipient in a dialog.
   */
  doubts?: Doubts | undefined;
  /**
   * Called to send the money. Resolve with null after a success, or with a refusal, which the form shows. If the
   * promise rejects, the form shows that the request failed, and that the payment may have been made.
   */
  onSend: (order: Omit<SendOrder, 'kind'>, call: CallOptions) => Promise<SubmitRefusal | null>;
  /**
   * Returns the amount that the `Max` button fills in, for example the available amount minus a fee. By default, the
   * button fills in the whole available amount.
   */
  maxOf?: ((currency: CurrencyId, available: Decimal) => Decimal) | undefined;
  /** The clock that determines when a call is slow; the device's clock by default. */
  timer?: Timer | undefined;
  /** Called with a refusal if the form has already unmounted, so that the app can show it. */
  onRefusedUnseen?: ((refusal: SubmitRefusal) => void) | undefined;
  /**
   * Called when the form unmounts, with the typed values. An amount that was typed in the unit of account is converted
   * to the currency.
   */
  onLeave?: ((typed: SendFields) => void) | undefined;
  /** Called after the money has been sent, and when the user cancels. Close the form. */
  onClose: () => void;
  /** Texts of the component and of refusals that replace those of `FlorinProvider`, by key. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

/**
 * A form for sending money: recipient, amount, currency and an optional description. If a payment is refused, the error
 * is shown at the field, and the fields keep their values. Warnings are shown above the buttons. If a payment is almost
 * certainly wrong, the user has to confirm it in a dialog.
 */
export const SendForm = rooted(
  'SendForm',
  function SendForm({ hidden = false, timer = deviceTimer, ...props }: SendFormProps, root) {
    const { unknownBalances, doubts, onClose, messages } = props;
    const say = useMessages('SendForm', english, messages);
    const sayRefusal = useSayRefusal(messages);
    const { form, offered, none, unit, filling, clear } = useSendFields(props);
    const { isSubmitting } = useFormState({ control: form.control });
    const available = useFrozenWhile(isSubmitting, props.available);
    const known = useFrozenWhile(isSubmitting, props.known);
    const settings = useFlorin();
    const { recipients: kinds } = settings;
    const isStrict = refusesUnknown(settings);
    const { read } = unit;
    const { inDoubt } = doubts ?? {};
    const check = useMemo(
      () =>
        sendCheck({ offered, available, unknownBalances, known, read, inDoubt, kinds, isStrict }),
      [offered, available, unknownBalances, known, read, inDoubt, kinds, isStrict],
    );
    const { submit, asked, answer, checkAgain } = useSendPayment({
      ...props,
      form,
      isSubmitting,
      read,
      check,
      sayRefusal,
      onMade: () => {
        // Clears the fields, so that the user cannot submit the same payment again while the sheet around the form
        // closes.
        clear();
        onClose();
      },
    });
    const [isTyping, setTyping] = useState(false);
    const onSubmit = (event: SyntheticEvent) => {
      setTyping(false);
      // If the recipient is a typed link, the link fills in the fields now. Nothing is sent yet, so that the user can
      // check the fields first.
      if (filling.readText(form.getValues('recipient')) === 'filled') return undefined;
      return submit(event);
    };
    const box = useRef<HTMLElement>(null);
    useStepFocus(box, asked !== null);
    const look = root(undefined, { hidden });
    const ref = useForkRef(box, look.ref);
    if (none)
      return (
        <EmptyState {...root()} title={say('none')}>
          {say('needsCurrency')}
        </EmptyState>
      );
    return (
      <FormProvider {...form}>
        <Form {...look} ref={ref} getValues={form.getValues} onSubmit={onSubmit}>
          <SendRecipient
            filling={filling}
            known={known}
            openCamera={props.openCamera}
            onTyping={setTyping}
            sayRefusal={sayRefusal}
            say={say}
          />
          <SendAmount
            unit={unit}
            available={available}
            unknownBalances={unknownBalances}
            hidden={hidden}
            maxOf={props.maxOf}
            say={say}
          />
          <SendTexts offered={offered} sayRefusal={sayRefusal} say={say} />
          <Box sx={apart}>
            <SendDoubts inDoubt={inDoubt} hidden={hidden} timer={timer} onCheckAgain={checkAgain} />
            <SendWarnings check={check} isTyping={isTyping} filling={filling} />
          </Box>
          <SendActions timer={timer} onClose={onClose} say={say} />
        </Form>
        {asked && <SendQuestion asked={asked} onAnswer={answer} say={say} />}
      </FormProvider>
    );
  },
);

/**
 * The margin is small, because the empty line for an error of the description already separates the warnings from the
 * field. Without warnings, there is no margin.
 */
const apart = {
  '&&': { marginBlockStart: '4px' },
  '&&:not(:has([role="group"]))': { marginBlockStart: 0 },
} as const;

interface SendPaymentOptions extends Pick<SendFormProps, 'doubts' | 'onSend' | 'onRefusedUnseen'> {
  readonly form: SendFieldsForm;
  readonly isSubmitting: boolean;
  readonly read: AmountUnit['read'];
  readonly check: (fields: SendFields) => SendCheck;
  readonly sayRefusal: SayRefusal;
  /** Called after the payment in the fields has been made. */
  readonly onMade: () => void;
}

/**
 * Returns functions that send the payment in the fields of a form, and that check a payment in doubt again. A refusal
 * is shown in the form.
 */
function useSendPayment({
  form,
  isSubmitting,
  read,
  check,
  sayRefusal,
  doubts = {},
  onSend,
  onRefusedUnseen,
  onMade,
}: SendPaymentOptions) {
  const { inDoubt, confirmed, onCheckAgain } = doubts;
  const { recipients: kinds } = useFlorin();
  const [isAsking, setAsking] = useState(false);
  const { refuse, submit } = useSubmit<SubmitRefusal>({
    show: showRefusalIn(form),
    toWords: refusalWordsIn(sayRefusal, inDoubt !== undefined),
    onRefusedUnseen,
  });
  const done = () => {
    setAsking(false);
    onMade();
  };
  const orderIn = (fields: SendFields) => {
    const amount = read(fields.amount);
    const recipient = normalized(fields.recipient, kinds);
    return amount.ok
      ? ({ ok: true, order: { ...fields, recipient, amount: amount.value } } as const)
      : amount;
  };
  useConfirmedDoubts(inDoubt, confirmed, (made) => {
    // If a submission is pending, its own result closes the form, so nothing is done here.
    const typed = orderIn(form.getValues());
    if (isSubmitting || !typed.ok) return;
    if (isSamePayment(made, { kind: 'send', ...typed.order })) done();
  });

  const isTyped = (id: string) => check(form.getValues()).doubts.includes(id);
  const checkAgain = async (id: string) => {
    const refusal = (await onCheckAgain?.(id)) ?? null;
    // If the fields no longer contain the refused payment, the refusal is shown as the error of the whole form.
    if (refusal) refuse(refusal, !isTyped(id));
    else if (isTyped(id)) done();
    return refusal;
  };

  /** Sends the payment in the fields. If the payment is almost certainly wrong, the user must confirm it first. */
  const send = async (fields: SendFields, isConfirmed = false) => {
    const typed = orderIn(fields);
    if (!typed.ok) {
      refuse(typed.refusal);
      return;
    }
    const { isDoubtful, doubts: repeated, isAboveBalance } = check(fields);
    const needsAnswer = isDoubtful && !isConfirmed;
    setAsking(needsAnswer && !isAboveBalance);
    // The question is only about a payment that can be made.
    if (needsAnswer && isAboveBalance) refuse({ kind: 'insufficient-balance' });
    if (needsAnswer) return;
    // A payment that equals a payment in doubt, and that the user has confirmed, is a second payment with a new
    // idempotency key.
    const isSent = await submit({ order: typed.order, doubts: repeated }, ({ order }, call) =>
      onSend(order, repeated.length > 0 ? { ...call, anyway: true } : call),
    );
    if (isSent) done();
  };
  const question = isAsking ? check(form.getValues()) : null;
  return {
    checkAgain,
    submit: form.handleSubmit((fields) => send(fields)),
    /** The warnings that the user has to confirm before the payment is sent, or null. */
    asked: question?.isDoubtful ? question : null,
    answer: (isConfirmed: boolean) => {
      setAsking(false);
      if (isConfirmed) void form.handleSubmit((fields) => send(fields, true))();
    },
  };
}

interface SendQuestionProps {
  /** The check of the payment. The dialog leaves out mere notes. */
  asked: SendCheck;
  /** Called with true if the user sends the payment anyway, and with false if the user returns to the form. */
  onAnswer: (isConfirmed: boolean) => void;
  say: SaySend;
}

/**
 * A dialog in which the user must confirm a payment that is almost certainly wrong, or that may be sent twice. The
 * button that returns to the form has the focus.
 */
function SendQuestion({ asked, onAnswer, say }: SendQuestionProps) {
  const id = useId();
  const onBack = () => {
    onAnswer(false);
  };
  useOpenLayer(true, onBack);
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Only Escape closes the dialog, not a click outside. Otherwise the second click of a double click would close
      // it.
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onBack();
      }}
      slots={{ transition: Slide }}
      slotProps={{ transition: upwards }}
    >
      <Box sx={content}>
        <Typography id={`${id}-title`} component="h2" variant="h2">
          {say('ask')}
        </Typography>
        <Stack id={`${id}-text`} spacing={4} sx={{ paddingBlock: 4 }}>
          {asked.doubts.length > 0 && <Typography>{say('repeated')}</Typography>}
          <PlainList sx={{ display: 'grid', gap: 4 }}>
            {asked.warnings
              .filter((warning) => !isNote(warning))
              .map((warning) => (
                <li key={warning.kind}>
                  <RecipientWarning warning={warning} />
                </li>
              ))}
          </PlainList>
        </Stack>
        <Actions>
          <Button ref={focusOnce} variant="contained" onClick={onBack}>
            {say('back')}
          </Button>
          <Button
            color="error"
            onClick={() => {
              onAnswer(true);
            }}
          >
            {say('sendAnyway')}
          </Button>
        </Actions>
      </Box>
    </Dialog>
  );
}

/** Focuses the button when it mounts. An effect of `SendQuestion` would run before the dialog mounts its content. */
const focusOnce = (button: HTMLButtonElement | null) => {
  button?.focus();
};

/** More padding at the top, because this dialog has no title bar. */
const content = [...sheetContent, { paddingBlockStart: 5 }] as const;

interface SendAmountProps extends Pick<SendFormProps, 'available' | 'unknownBalances' | 'maxOf'> {
  unit: AmountUnit;
  hidden: boolean;
  say: SaySend;
}

/** The amount of a send form, with the spendable balance of the selected currency. */
function SendAmount(props: SendAmountProps) {
  const { unit, available, unknownBalances, hidden, maxOf, say } = props;
  const form = useFormContext<SendFields>();
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const [currency, amount] = useWatch({
    control: form.control,
    name: ['currency', 'amount'],
  });
  const balance = available[currency] ?? ZERO;
  return (
    <AmountWithUnit
      label={say('amount')}
      isHero
      unit={unit}
      {...(hidden || unknownBalances?.[currency]
        ? {}
        : { available: balance, most: maxOf?.(currency, balance) })}
      error={errors.amount?.message}
      readOnly={isSubmitting}
      value={amount}
      {...form.register('amount', { onChange: clearErrorOf(form, 'amount') })}
    />
  );
}

/** The available amount, which is always shown above this field, is twice as near to its own field as to this label. */
const belowHint = { '&&': { marginBlockStart: 6 } } as const;

interface SendTextsProps {
  offered: readonly CurrencyInfo[];
  sayRefusal: SayRefusal;
  say: SaySend;
}

/** The currency field, and the fields for optional texts, such as the description. */
function SendTexts({ offered, sayRefusal, say }: SendTextsProps) {
  const form = useFormContext<SendFields>();
  const { errors, isSubmitting } = useFormState({ control: form.control });
  return (
    <>
      <SelectField
        label={say('currency')}
        options={useCurrencyOptions(offered)}
        error={errors.currency?.message}
        readOnly={isSubmitting}
        {...form.register('currency', {
          onChange: () => {
            form.clearErrors(['amount', 'currency']);
          },
        })}
        sx={belowHint}
      />
      {PAYMENT_TEXTS.map((name) => (
        <TextField
          key={name}
          label={say(name)}
          error={errors[name]?.message}
          autoComplete="off"
          readOnly={isSubmitting}
          inputProps={{ dir: 'auto' }}
          {...form.register(name, {
            validate: ruleFor(name, sayRefusal),
            onChange: clearErrorOf(form, name),
          })}
        />
      ))}
    </>
  );
}

interface SendDoubtsProps {
  inDoubt: readonly PendingOrder[] | undefined;
  hidden: boolean;
  timer: Timer;
  onCheckAgain: (id: string) => Promise<SubmitRefusal | null>;
}

const NO_DOUBTS: readonly PendingOrder[] = [];

/** Lists the payments in doubt above the buttons of a send form. */
function SendDoubts({ inDoubt = NO_DOUBTS, hidden, timer, onCheckAgain }: SendDoubtsProps) {
  const first = useRef<HTMLDivElement>(null);
  const count = inDoubt.length;
  const known = useRef(count);
  useEffect(() => {
    // A new payment in doubt may be outside the visible part of the form, so it is scrolled into view.
    if (count > known.current) reveal(first.current);
    known.current = count;
  }, [count]);
  return inDoubt.map(({ id, order }, index) => (
    <PaymentInDoubt
      key={id}
      ref={index === 0 ? first : undefined}
      order={order}
      hidden={hidden}
      timer={timer}
      onCheck={() => onCheckAgain(id)}
    />
  ));
}

interface SendWarningsProps {
  /** Returns the warnings for the values of the fields. Pass a memoized function. */
  check: (fields: CheckedFields) => SendCheck;
  /** Whether the user is typing the recipient. Warnings that an incomplete recipient can cause are then not shown. */
  isTyping: boolean;
  filling: SendFilling;
}

/** The kinds of warnings that an incomplete recipient can cause. */
const UNFINISHED: ReadonlySet<Warning['kind']> = new Set(['checksum', 'beginning', 'unknown']);

/** Returns the warnings for deferred values of the fields (`useDeferredValue`). */
function useLagging(
  check: SendWarningsProps['check'],
  ...typed: readonly [recipient: string, amount: string, currency: CurrencyId]
): SendCheck {
  const recipient = useDeferredValue(typed[0]);
  const amount = useDeferredValue(typed[1]);
  const currency = useDeferredValue(typed[2]);
  return useMemo(
    () => check({ recipient, amount, currency }),
    [check, recipient, amount, currency],
  );
}

/**
 * The warnings about the payment in the fields. Only this part and the buttons render while the user types. This part
 * checks deferred values, so that typing stays fast. The form checks the current values before it submits.
 */
function SendWarnings({ check, isTyping, filling }: SendWarningsProps) {
  const { control, setFocus } = useFormContext<SendFields>();
  const [recipient, amount, currency] = useWatch({
    control,
    name: ['recipient', 'amount', 'currency'],
  });
  const { warnings } = useLagging(check, recipient, amount, currency);
  const shown = isTyping ? warnings.filter(({ kind }) => !UNFINISHED.has(kind)) : warnings;
  return (
    <RecipientWarnings
      warnings={shown}
      onChangeCurrency={filling.changeCurrency}
      onUse={(picked) => {
        filling.pick(picked);
        // The pressed button disappears together with its warning, so the focus moves to the recipient field.
        setFocus('recipient');
      }}
    />
  );
}

interface SendActionsProps {
  timer: Timer;
  onClose: () => void;
  say: SaySend;
}

/** The buttons of a send form, and the error of the whole form. */
function SendActions({ timer, onClose, say }: SendActionsProps) {
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
