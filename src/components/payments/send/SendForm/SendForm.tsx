import type { SyntheticEvent } from 'react';
import useForkRef from '@mui/utils/useForkRef';
import { use, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CallOptions } from '../../../../domain/ledger/call';
import type { Balances, CurrencyId, CurrencyInfo } from '../../../../domain/currency/currency';
import { currencyOf } from '../../../../domain/currency/currency';
import type { Decimal } from '../../../../domain/money/money';
import { ZERO } from '../../../../domain/money/money';
import type { UnknownBalances } from '../../../../domain/ledger/wallet';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { isSamePayment } from '../../../../domain/ledger/doubt';
import { normalized } from '../../../../domain/recipients/addressForms';
import type { PendingOrder, SendOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import type { Timer } from '../../../../hooks/timer';
import { deviceTimer } from '../../../../hooks/timer';
import { EmptyState } from '../../../feedback/EmptyState';
import { clearErrorOf } from '../../../inputs/clearErrorOf';
import { useCurrencyOptions } from '../../../inputs/useCurrencyOptions';
import { Form } from '../../../inputs/Form';
import { FormStep } from '../../../inputs/formStep';
import { SelectField } from '../../../inputs/SelectField';
import { TextField } from '../../../inputs/TextField';
import { ruleFor } from '../../../inputs/textRules';
import { AmountWithUnit } from '../../../money/AmountWithUnit/AmountWithUnit';
import type { Refusal } from '../../../money/Refusal.messages';
import { useSayRefusal } from '../../../money/refusalText';
import { useAmountUnit } from '../../../money/useAmountUnit';
import { useConfirmedDoubts } from '../../../money/useConfirmedDoubts';
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
import { SendQuestion } from './lateQuestion';
import { useRecipientInput } from './useRecipientInput';
import { useFirstLink } from './useFirstLink';
import { useSendDraft } from './useSendDraft';
import { useSendFilling } from './useSendFilling';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export type { SendDefaults };

export interface SendFormProps extends RootProps {
  /**
   * The spendable balance of each currency. The balance of the selected currency is shown below the amount. `onSend`
   * refuses a larger amount.
   */
  available: Balances;
  /** The balances that are unknown, by currency. The form shows no available amount for these currencies. */
  unknownBalances?: UnknownBalances | undefined;
  /** Hides the available amount. */
  hidden?: boolean | undefined;
  /** The currencies to choose from; the provider's currencies by default. */
  currencies?: readonly CurrencyInfo[] | undefined;
  /** The initial currency; the first currency by default. */
  defaultCurrency?: CurrencyId | undefined;
  /**
   * The initial texts of the fields, such as those of an earlier payment. The form does not submit them automatically.
   */
  defaults?: SendDefaults | undefined;
  /** A payment link that fills in the fields initially. The form does not submit them automatically. */
  link?: string | undefined;
  /**
   * The saved contacts and the paid recipients, from `knownRecipients`. The form suggests them. It warns about an
   * address that looks like a known address, and shows a note about a large first payment to a recipient. If omitted,
   * the form does none of this.
   */
  known?: readonly KnownRecipient[] | undefined;
  /**
   * The prices in the unit of account. If a crypto currency has a price, its amount can also be typed in the unit of
   * account. Pass a function, which is called when a price is needed, so that the form does not render at each tick.
   */
  prices?: SendPrices | undefined;
  /** Opens a camera for scanning codes. If omitted, codes can only be read from pictures. */
  openCamera?: (() => Promise<MediaStream>) | undefined;
  /**
   * The payments in doubt, from the app's state. Each is shown with a button `Check again`. A new payment of the same
   * amount to the same recipient has to be confirmed in a dialog.
   */
  inDoubt?: readonly PendingOrder[] | undefined;
  /**
   * The keys of the payments that were in doubt and turned out to be made, from `usePayment`. If the form still contains
   * such a payment, it closes as after a success.
   */
  confirmed?: readonly string[] | undefined;
  /** Called to send a payment in doubt again with its idempotency key. The promise resolves like that of `onSend`. */
  onCheckAgain?: ((id: string) => Promise<SubmitRefusal | null>) | undefined;
  /**
   * Called to send the money. The promise resolves with null after a success, or with a refusal. A rejection counts as
   * a failed call, and the payment is then in doubt.
   */
  onSend: (order: Omit<SendOrder, 'kind'>, call: CallOptions) => Promise<SubmitRefusal | null>;
  /**
   * Returns the amount that the `Max` button fills in, for example the available amount minus a fee. By default, the
   * button fills in the whole available amount.
   */
  maxOf?: ((currency: CurrencyId, available: Decimal) => Decimal) | undefined;
  /** The clock for a call that takes long; the device's clock by default. */
  timer?: Timer | undefined;
  /** Called with a refusal after the form has unmounted, so that the app can show it. */
  onRefusedUnseen?: ((refusal: SubmitRefusal) => void) | undefined;
  /**
   * Called when the form unmounts, with the typed values. An amount that was typed in the unit of account is converted
   * to the currency.
   */
  onLeave?: ((typed: SendFields) => void) | undefined;
  /** Called when the money is sent, or the user cancels. */
  onClose: () => void;
  /** Replaces the texts of the component and of refusals. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

declare module '../../../provider/roots' {
  interface Roots {
    SendForm: SendFormProps;
  }
}

/**
 * A form for sending money: recipient, amount, currency and an optional description. A refusal is shown at its field,
 * and the typed values stay. Warnings are shown above the buttons. If a payment is almost certainly wrong, the user has
 * to confirm it in a dialog.
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
      confirmed,
      onCheckAgain,
      maxOf,
      timer = deviceTimer,
      onSend,
      onRefusedUnseen,
      onLeave,
      onClose,
      messages,
    }: SendFormProps,
    root,
  ) {
    const say = useMessages('SendForm', english, messages);
    const sayRefusal = useSayRefusal(messages);
    const { offered, none } = useCurrencies(currencies);
    const { recipients: kinds } = use(FlorinContext);
    const oneOf = (chosen: CurrencyId | undefined) =>
      offered.find(({ id }) => id === chosen) ?? offered[0];
    const empty = {
      recipient: '',
      amount: '',
      currency: oneOf(defaultCurrency).id,
      description: '',
    };
    const given = { ...empty, ...defaults };
    const initial = { ...given, currency: oneOf(given.currency).id };
    const first = useFirstLink(link, initial, offered);
    const form = useForm<SendFields>({
      defaultValues: { ...initial, ...first.fields },
      reValidateMode: 'onSubmit',
    });
    const { register, handleSubmit, control, reset } = form;
    const recipientInput = useRecipientInput(form, sayRefusal);
    const { errors, isSubmitting } = form.formState;
    // The form watches only the currency, so that typing in a field renders only that field and the buttons.
    const currency = useWatch({ control, name: 'currency' });
    const unit = useAmountUnit({
      currency: currencyOf(offered, currency),
      price: typeof prices === 'function' ? () => prices(currency) : prices?.[currency],
    });
    useSendDraft(form, unit, onLeave);
    const filling = useSendFilling({ form, offered, first: first.notice, onAmount: unit.reset });
    const { refuse, refuseForm, submit } = useSubmitOrder(
      form,
      sayRefusal,
      onRefusedUnseen,
      inDoubt !== undefined,
    );
    const [isTyping, setTyping] = useState(false);
    const [isAsking, setAsking] = useState(false);
    const check = useSendCheck({ offered, available, known, read: unit.read, inDoubt, kinds });

    const done = () => {
      // The fields are cleared, so that the same payment cannot be submitted again while the sheet around the form
      // closes.
      reset(empty);
      unit.reset();
      filling.forget();
      setAsking(false);
      onClose();
    };
    const isTyped = (id: string) => check(form.getValues()).doubts.includes(id);
    const checkAgain = async (id: string) => {
      const refusal = (await onCheckAgain?.(id)) ?? null;
      // The refusal of a payment that the form no longer contains is not shown at a field.
      if (refusal && isTyped(id)) refuse(refusal);
      else if (refusal) refuseForm(refusal);
      else if (isTyped(id)) done();
      return refusal;
    };
    useConfirmedDoubts(inDoubt, confirmed, (order) => {
      // A pending submission closes the form itself.
      const { isSubmitting: isPending } = form.formState;
      const typed = unit.read(form.getValues('amount'));
      if (order.kind !== 'send' || isPending || !typed.ok) return;
      const recipient = normalized(form.getValues('recipient'), kinds);
      const fields = { ...form.getValues(), recipient, amount: typed.value };
      if (isSamePayment(order, { kind: 'send', ...fields })) done();
    });

    /** Sends the payment in the fields. If it is almost certainly wrong, asks first, unless the user has confirmed it. */
    const send = async (fields: SendFields, isConfirmed = false) => {
      const parsed = unit.read(fields.amount);
      if (!parsed.ok) {
        refuse(parsed.refusal);
        return;
      }
      const { isDoubtful, doubts } = check(fields);
      if (isDoubtful && !isConfirmed) {
        setAsking(true);
        return;
      }
      const recipient = normalized(fields.recipient, kinds);
      const payment = { order: { ...fields, recipient, amount: parsed.value }, doubts };
      // If the user has confirmed a payment that equals a payment in doubt, it is a new payment with a new idempotency
      // key.
      const isSent = await submit(payment, ({ order }, call) =>
        onSend(order, doubts.length > 0 ? { ...call, anyway: true } : call),
      );
      if (isSent) done();
    };

    const submitted = handleSubmit((fields) => send(fields));
    const onSubmit = (event: SyntheticEvent) => {
      setTyping(false);
      // If the recipient is a typed link, the link fills in the fields now. Nothing is sent yet, so that the user can
      // check the fields first.
      if (filling.readText(form.getValues('recipient')) === 'filled') return undefined;
      return submitted(event);
    };

    const asked = isAsking ? check(form.getValues()) : null;
    const box = useRef<HTMLElement>(null);
    const look = root(undefined, { hidden });
    const ref = useForkRef(box, look.ref);
    const balance = available[currency] ?? ZERO;
    const fields = (
      <Form {...look} ref={ref} spacing={3} onSubmit={onSubmit}>
        <SendRecipient
          form={form}
          input={recipientInput}
          filling={filling}
          known={known}
          currency={currency}
          openCamera={openCamera}
          onTyping={setTyping}
          say={say}
        />
        <AmountWithUnit
          label={say('amount')}
          isHero
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
            onChange: clearErrorOf(form, 'description'),
          })}
        />
        <SendActions
          form={form}
          check={check}
          isTyping={isTyping}
          inDoubt={inDoubt}
          onCheckAgain={checkAgain}
          hidden={hidden}
          timer={timer}
          onChangeCurrency={filling.changeCurrency}
          onUse={(picked) => {
            filling.pick(picked);
            // The pressed button disappears with its warning, so the focus moves to the recipient.
            form.setFocus('recipient');
          }}
          onClose={onClose}
          say={say}
        />
      </Form>
    );
    if (none)
      return (
        <EmptyState {...root()} title={say('none')}>
          {say('needsCurrency')}
        </EmptyState>
      );
    return (
      <>
        {fields}
        <FormStep form={box} isOpen={asked?.isDoubtful === true} sentence={say('stepFailed')}>
          {asked && (
            <SendQuestion
              warnings={asked.warnings}
              isRepeated={asked.doubts.length > 0}
              onBack={() => {
                setAsking(false);
              }}
              onSend={() => {
                setAsking(false);
                void handleSubmit((sent) => send(sent, true))();
              }}
              say={say}
            />
          )}
        </FormStep>
      </>
    );
  },
);
