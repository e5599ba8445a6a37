import type { SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import useForkRef from '@mui/utils/useForkRef';
import { use, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CallOptions } from '../../../../domain/ledger/call';
import type { Balances, CurrencyId, CurrencyInfo } from '../../../../domain/currency/currency';
import { currencyOf } from '../../../../domain/currency/currency';
import type { Challenge, OnResend } from '../../../../domain/challenge';
import type { OnPrepare } from '../../../../domain/ledger/preparation';
import type { Decimal } from '../../../../domain/money/money';
import { ZERO } from '../../../../domain/money/money';
import type { UnknownBalances } from '../../../../domain/ledger/wallet';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { normalized } from '../../../../domain/recipients/recipientKind';
import type { PendingOrder, SendOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import type { Timer } from '../../../../hooks/timer';
import { deviceTimer } from '../../../../hooks/timer';
import { clearErrorOf } from '../../../inputs/clearErrorOf';
import { useCurrencyOptions } from '../../../inputs/useCurrencyOptions';
import { Form } from '../../../inputs/Form';
import { covered, FormStep } from '../../../inputs/formStep';
import type { OnConfirm } from '../../../inputs/useChallenge';
import { useChallenge } from '../../../inputs/useChallenge';
import { SelectField } from '../../../inputs/SelectField';
import { TextField } from '../../../inputs/TextField';
import { ruleFor } from '../../../inputs/textRules';
import { AmountWithUnit } from '../../../money/AmountWithUnit/AmountWithUnit';
import type { Refusal } from '../../../money/Refusal.messages';
import { useSayRefusal } from '../../../money/refusalText';
import { useAmountUnit } from '../../../money/useAmountUnit';
import { useSubmitOrder } from '../../../money/useSubmitOrder';
import { FlorinContext } from '../../../provider/florinContext';
import type { OtherTexts } from '../../../provider/say';
import { useCurrencies } from '../../../provider/useCurrency';
import { useMessages } from '../../../provider/useMessages';
import { SendActions } from './sendActions';
import { useSendCheck } from './useSendCheck';
import type { SendDefaults, SendFields, SendPrices } from '../sendFields';
import { SendForm as english } from './SendForm.messages';
import { SendRecipient } from './sendRecipient';
import type { ReviewOptions } from './useReview';
import { useReview } from './useReview';
import { useFirstLink } from './useFirstLink';
import { useSecondPress } from './useSecondPress';
import { useSendDraft } from './useSendDraft';
import { useSendFilling } from './useSendFilling';
import { rooted } from '../../../provider/rooted';
import type { SubmitButtonProps } from '../../../inputs/SubmitButton';
import type { RootProps, SlotProps } from '../../../provider/roots';

export type { SendDefaults };

export interface SendFormProps
  extends RootProps, SlotProps<{ submit: SubmitButtonProps }, SendFormProps> {
  /** The spendable balance of each currency, shown below the amount; `onSend` refuses more. */
  available: Balances;
  /** The unknown balances. The form shows no available amount for them. */
  unknownBalances?: UnknownBalances | undefined;
  /** Hides the available amount. */
  hidden?: boolean | undefined;
  /** The currencies to choose from; those of the provider by default. */
  currencies?: readonly CurrencyInfo[] | undefined;
  /** The initial currency; the first one by default. */
  defaultCurrency?: CurrencyId | undefined;
  /** The initial texts of the fields, such as those of an earlier payment. Only the user submits them. */
  defaults?: SendDefaults | undefined;
  /** A payment link that initially fills in the fields. Only the user submits them. */
  link?: string | undefined;
  /**
   * The saved contacts and the paid recipients, from `knownRecipients`, as suggestions. The form warns of an address
   * that looks like one of them, and notes a large first payment; without them it does neither.
   */
  known?: readonly KnownRecipient[] | undefined;
  /**
   * The prices in the unit of account. An amount of a crypto currency with a price can be typed in that unit. A
   * function is called on demand, so that the form does not render at each tick.
   */
  prices?: SendPrices | undefined;
  /** Opens a camera for scanning codes; without it they are read only from pictures. */
  openCamera?: (() => Promise<MediaStream>) | undefined;
  /**
   * The payments in doubt, from the app's state. Each is shown with a button `Check again`, and a payment of the same
   * amount to the same recipient needs a second press.
   */
  inDoubt?: readonly PendingOrder[] | undefined;
  /** Called to repeat the call of a payment in doubt with its key; resolves like `onSend`. */
  onCheckAgain?: ((id: string) => Promise<SubmitRefusal | null>) | undefined;
  /**
   * Called to send the money. Resolves with null after a success, or with a refusal. A rejection counts as a failed
   * call, and the payment is then in doubt.
   */
  onSend: (order: Omit<SendOrder, 'kind'>, call: CallOptions) => Promise<SubmitRefusal | null>;
  /**
   * Called to prepare the payment: fee, total, received amount, expiry. A step of the form then shows them, and
   * `onSend` gets the order with `preparationId`. Expired terms are prepared again and not sent.
   */
  onPrepare?: OnPrepare | undefined;
  /**
   * Returns the largest amount that `Max` fills in, so that the fee still fits; all of the available amount by default.
   */
  maxOf?: ((currency: CurrencyId, available: Decimal) => Decimal) | undefined;
  /**
   * Called with the answer to a `Challenge`, with which `onSend` may resolve: a second factor. The call has the key of the
   * payment. Resolves like `onSend`, or with `{ kind: 'not-confirmed' }`. Without it a challenge counts as a failed call.
   */
  onConfirm?: OnConfirm<SubmitRefusal> | undefined;
  /** Called to request another code. Without it there is no such button. */
  onResend?: OnResend | undefined;
  /** Called when the user cancels a challenge. The form stays as it is. */
  onCancelChallenge?: ((challenge: Challenge) => void) | undefined;
  /** The clock for terms that expire and for the wait before another code; the device's by default. */
  timer?: Timer | undefined;
  /** Called with a refusal after the form has unmounted, so that the app can show it. */
  onRefusedUnseen?: ((refusal: SubmitRefusal) => void) | undefined;
  /** Called when the form unmounts, with the typed fields and the amount in the currency. */
  onLeave?: ((typed: SendFields) => void) | undefined;
  /** Called when the money is sent, or the user cancels. */
  onClose: () => void;
  /** Other texts, including those of refusals. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

declare module '../../../provider/roots' {
  interface Roots {
    SendForm: SendFormProps;
  }
}

/**
 * A form for sending money: recipient, amount, currency and an optional description. A refusal is shown at its field,
 * and typed values stay. Warnings are shown before the buttons. A payment that is surely wrong needs a second press.
 */
export const SendForm = rooted(
  'SendForm',
  function SendForm(
    {
      available,
      unknownBalances,
      hidden = false,
      currencies,
      defaultCurrency,
      defaults,
      link,
      known,
      prices,
      openCamera,
      inDoubt,
      onCheckAgain,
      onPrepare,
      maxOf,
      onConfirm,
      onResend,
      onCancelChallenge,
      timer = deviceTimer,
      onSend,
      onRefusedUnseen,
      onLeave,
      onClose,
      messages,
    }: SendFormProps,
    root,
    part,
  ) {
    const say = useMessages('SendForm', english, messages);
    const sayRefusal = useSayRefusal(messages);
    const offered = useCurrencies(currencies);
    const { recipients: kinds } = use(FlorinContext);
    const chosen = defaultCurrency ?? offered[0].id;
    const empty = { recipient: '', amount: '', currency: chosen, description: '' };
    const first = useFirstLink(link, { ...empty, ...defaults }, offered);
    const form = useForm<SendFields>({
      defaultValues: { ...empty, ...defaults, ...first.fields },
      reValidateMode: 'onSubmit',
    });
    const { register, handleSubmit, control, reset } = form;
    // The first invalid field in the order of registration gets the focus, and a child registers the recipient later.
    register('recipient');
    const { errors, isSubmitting } = form.formState;
    // The form watches only the currency, so that typing in a field renders only that field and the buttons.
    const currency = useWatch({ control, name: 'currency' });
    const unit = useAmountUnit({
      currency: currencyOf(offered, currency),
      price: typeof prices === 'function' ? () => prices(currency) : prices?.[currency],
    });
    useSendDraft(form, unit, onLeave);
    const filling = useSendFilling({ form, offered, first: first.notice, onAmount: unit.reset });
    const { refuse, submit, isUnanswered } = useSubmitOrder(
      form,
      sayRefusal,
      onRefusedUnseen,
      inDoubt !== undefined,
    );
    const [isTyping, setTyping] = useState(false);
    const press = useSecondPress();
    const check = useSendCheck({ offered, available, known, read: unit.read, inDoubt, kinds });

    const done = () => {
      // The fields are emptied, so that the same payment cannot be submitted again while the sheet around the form
      // closes.
      reset(empty);
      unit.reset();
      filling.forget();
      review.close();
      onClose();
    };
    const checkAgain = async (id: string) => {
      const refusal = (await onCheckAgain?.(id)) ?? null;
      if (refusal) refuse(refusal);
      else if (check(form.getValues()).doubts.includes(id)) done();
      return refusal;
    };

    /** Submits a payment; `around` wraps its call. */
    const submitPayment: ReviewOptions['send'] = async (payment, around) => {
      const { order, doubts } = payment;
      // A confirmed payment beside a payment in doubt is a new payment with a new key.
      const isSent = await submit(payment, (_payment, call) =>
        around(async () => {
          const options = doubts.length > 0 ? ({ ...call, anyway: true } as const) : call;
          return challenge.passOn(await onSend(order, options), options);
        }),
      );
      if (isSent) done();
    };
    const challenge = useChallenge<SubmitRefusal>({
      onConfirm,
      onResend,
      onCancel: onCancelChallenge,
      timer,
    });
    const review = useReview({
      form,
      onPrepare,
      timer,
      sayRefusal,
      send: submitPayment,
      isUnanswered,
    });

    const send = async (fields: SendFields) => {
      const parsed = unit.read(fields.amount);
      if (!parsed.ok) {
        refuse(parsed.refusal);
        return;
      }
      const { isDoubtful, payment: identity, doubts } = check(fields);
      if (isDoubtful && !press.isSecond(identity)) return;
      const recipient = normalized(fields.recipient, kinds);
      const payment = { order: { ...fields, recipient, amount: parsed.value }, doubts };
      await (onPrepare ? review.begin(payment) : submitPayment(payment, (call) => call()));
    };

    const submitted = handleSubmit(send);
    const onSubmit = (event: SyntheticEvent) => {
      setTyping(false);
      // A typed link is read now, and the user reviews the filled-in fields before the payment is sent.
      if (filling.readText(form.getValues('recipient')) === 'filled') return undefined;
      return submitted(event);
    };

    const box = useRef<HTMLElement>(null);
    const reviewBox = useRef<HTMLDivElement>(null);
    const isChallenged = challenge.step !== null;
    const isCovered = isChallenged || review.step !== null;
    const look = root(isCovered ? covered : undefined, { hidden });
    const ref = useForkRef(box, look.ref);
    const balance = available[currency] ?? ZERO;
    const fields = (
      <Form {...look} ref={ref} spacing={3} onSubmit={onSubmit}>
        <SendRecipient
          form={form}
          filling={filling}
          known={known}
          currency={currency}
          openCamera={openCamera}
          onTyping={setTyping}
          say={say}
          sayRefused={sayRefusal}
        />
        <AmountWithUnit
          label={say('amount')}
          unit={unit}
          {...(hidden || unknownBalances?.[currency]
            ? {}
            : { available: balance, most: maxOf?.(currency, balance) })}
          error={errors.amount?.message}
          readOnly={isSubmitting}
          {...register('amount', { onChange: clearErrorOf(form, 'amount') })}
        />
        <SelectField
          label={say('currency')}
          options={useCurrencyOptions(offered)}
          error={errors.currency?.message}
          readOnly={isSubmitting}
          {...register('currency', {
            onChange: () => {
              form.clearErrors(['amount', 'currency']);
            },
          })}
        />
        <TextField
          label={say('description')}
          error={errors.description?.message}
          autoComplete="off"
          readOnly={isSubmitting}
          inputProps={{ dir: 'auto' }}
          {...register('description', {
            validate: ruleFor('description', sayRefusal),
            onChange: () => {
              press.forget();
              clearErrorOf(form, 'description')();
            },
          })}
        />
        <SendActions
          form={form}
          check={check}
          isTyping={isTyping}
          pressed={press.pressed}
          onOtherPayment={press.forget}
          hasReview={onPrepare !== undefined}
          inDoubt={inDoubt}
          onCheckAgain={checkAgain}
          hidden={hidden}
          onChangeCurrency={filling.changeCurrency}
          onUse={(picked) => {
            filling.pick(picked);
            // The pressed button disappears with its warning.
            form.setFocus('recipient');
          }}
          onClose={onClose}
          say={say}
          asSubmit={(button) => part('submit', button, { hidden })}
        />
      </Form>
    );
    return (
      <>
        {fields}
        <FormStep form={box} isOpen={isCovered} sentence={say('stepFailed')}>
          {review.step && (
            <Box ref={reviewBox} sx={isChallenged ? covered : {}}>
              {review.step}
            </Box>
          )}
          <FormStep form={reviewBox} isOpen={isChallenged} sentence={say('stepFailed')}>
            {challenge.step}
          </FormStep>
        </FormStep>
      </>
    );
  },
);
