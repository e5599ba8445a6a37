import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CallOptions } from '../../../../domain/ledger/call';
import type { Balances, CurrencyId, CurrencyInfo } from '../../../../domain/currency/currency';
import { currencyOf } from '../../../../domain/currency/currency';
import { ZERO } from '../../../../domain/money/money';
import type { UnknownBalances } from '../../../../domain/ledger/wallet';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import type { PendingOrder, SendOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import { clearErrorOf } from '../../../inputs/clearErrorOf';
import { useCurrencyOptions } from '../../../inputs/useCurrencyOptions';
import { Form } from '../../../inputs/Form';
import { SelectField } from '../../../inputs/SelectField';
import { TextField } from '../../../inputs/TextField';
import { ruleFor } from '../../../inputs/textRules';
import { AmountWithUnit } from '../../../money/AmountWithUnit/AmountWithUnit';
import type { Refusal } from '../../../money/Refusal.messages';
import { useSayRefusal } from '../../../money/refusalText';
import { useAmountUnit } from '../../../money/useAmountUnit';
import { useSubmitOrder } from '../../../money/useSubmitOrder';
import type { OtherTexts } from '../../../provider/say';
import { useCurrencies } from '../../../provider/useCurrency';
import { useMessages } from '../../../provider/useMessages';
import { SendActions } from './sendActions';
import { useSendCheck } from './useSendCheck';
import type { SendDefaults, SendFields, SendPrices } from '../sendFields';
import { SendForm as english } from './SendForm.messages';
import { SendRecipient } from './sendRecipient';
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
  /** The spendable balance of each currency, shown; `onSend` refuses what is more. */
  available: Balances;
  /** The balances that are unknown: of these nothing is shown as available. */
  unknownBalances?: UnknownBalances | undefined;
  /** Does not tell what is available. */
  hidden?: boolean;
  /** The currencies to choose from; those of the provider without them. */
  currencies?: readonly CurrencyInfo[] | undefined;
  /** The currency that is chosen at first; the first of all without it. */
  defaultCurrency?: CurrencyId | undefined;
  /** The first texts of the fields, such as those of an earlier payment. Only the user sends them. */
  defaults?: SendDefaults | undefined;
  /** A payment link that fills in the fields at first. Only the user sends them. */
  link?: string | undefined;
  /**
   * The saved contacts and the recipients who were paid, from `knownRecipients`. They are suggested. An address that
   * only looks like one of theirs is warned of, and a large first payment noted; without them neither is.
   */
  known?: readonly KnownRecipient[] | undefined;
  /**
   * The prices in the unit of account; an amount of a crypto currency that has one can be typed in that unit. A
   * function is asked when one is needed: the form does not render at each move of a price.
   */
  prices?: SendPrices | undefined;
  /** Opens a camera that codes are scanned with; without it they are read from pictures alone. */
  openCamera?: (() => Promise<MediaStream>) | undefined;
  /**
   * The payments that may have been made, from the app's own state. Each is shown with its button `Check again`, and a
   * payment of the same amount to the same recipient takes a second press.
   */
  inDoubt?: readonly PendingOrder[] | undefined;
  /** Repeats the call of a payment in doubt with its key; resolves as `onSend` does. */
  onCheckAgain?: ((id: string) => Promise<SubmitRefusal | null>) | undefined;
  /**
   * Sends the money; resolves with null when it is sent, or with the reason why it is not. A
   * rejection counts as a failed call, and the payment as one that may have been made.
   */
  onSend: (order: Omit<SendOrder, 'kind'>, call: CallOptions) => Promise<SubmitRefusal | null>;
  /** Told of a refusal when the form is gone that could have said it. */
  onRefusedUnseen?: (refusal: SubmitRefusal) => void;
  /** Called when the form unmounts, with the fields as they are typed and the amount in the currency. */
  onLeave?: ((typed: SendFields) => void) | undefined;
  /** The money is sent, or the user thought better of it. */
  onClose: () => void;
  /** Other words for its texts, those of refusals among them. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

declare module '../../../provider/roots' {
  interface Roots {
    SendForm: SendFormProps;
  }
}

/**
 * Asks for whom, how much and what for. A refusal is shown at its field, and nothing typed is lost. All that looks
 * wrong is shown before the buttons. A payment that is surely wrong is sent at the second press, any other at the first.
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
    const chosen = defaultCurrency ?? offered[0].id;
    const empty = { recipient: '', amount: '', currency: chosen, description: '' };
    const first = useFirstLink(link, { ...empty, ...defaults }, offered);
    const form = useForm<SendFields>({
      defaultValues: { ...empty, ...defaults, ...first.fields },
      reValidateMode: 'onSubmit',
    });
    const { register, handleSubmit, control, reset } = form;
    // The first wrong field gets the focus, in the order of registration, and the recipient's own is a child's.
    register('recipient');
    const { errors, isSubmitting } = form.formState;
    // The form watches the currency alone: a letter in another field renders that field and the buttons.
    const currency = useWatch({ control, name: 'currency' });
    const unit = useAmountUnit({
      currency: currencyOf(offered, currency),
      price: typeof prices === 'function' ? () => prices(currency) : prices?.[currency],
    });
    useSendDraft(form, unit, onLeave);
    const filling = useSendFilling({ form, offered, first: first.notice, onAmount: unit.reset });
    const { refuse, submit } = useSubmitOrder(
      form,
      sayRefusal,
      onRefusedUnseen,
      inDoubt !== undefined,
    );
    const [isTyping, setTyping] = useState(false);
    const press = useSecondPress();
    const check = useSendCheck({ offered, available, known, read: unit.read, inDoubt });

    const done = () => {
      // An empty form cannot send the same payment again while the sheet around it closes.
      reset(empty);
      unit.reset();
      filling.forget();
      onClose();
    };
    const checkAgain = async (id: string) => {
      const refusal = (await onCheckAgain?.(id)) ?? null;
      if (refusal) refuse(refusal);
      else if (check(form.getValues()).doubts.includes(id)) done();
      return refusal;
    };

    const send = async (fields: SendFields) => {
      const parsed = unit.read(fields.amount);
      if (!parsed.ok) {
        refuse(parsed.refusal);
        return;
      }
      const { isDoubtful, payment, doubts } = check(fields);
      if (isDoubtful && !press.isSecond(payment)) return;
      const order = { ...fields, amount: parsed.value };
      // A payment beside one in doubt is another one, so its key is another one as well.
      const isSent = await submit({ order, doubts }, (_values, call) =>
        onSend(order, doubts.length > 0 ? { ...call, anyway: true } : call),
      );
      if (isSent) done();
    };

    const submitted = handleSubmit(send);
    const onSubmit = (event: SyntheticEvent) => {
      setTyping(false);
      // A link that was typed is read now, and the user reads what it filled in before anything is sent.
      if (filling.readText(form.getValues('recipient')) === 'filled') return undefined;
      return submitted(event);
    };

    return (
      <Form {...root(undefined, { hidden })} spacing={3} onSubmit={onSubmit}>
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
            : { available: available[currency] ?? ZERO })}
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
          inDoubt={inDoubt}
          onCheckAgain={checkAgain}
          hidden={hidden}
          onChangeCurrency={filling.changeCurrency}
          onUse={(picked) => {
            filling.pick(picked);
            // The button that was pressed disappears with its warning.
            form.setFocus('recipient');
          }}
          onClose={onClose}
          say={say}
          asSubmit={(button) => part('submit', button, { hidden })}
        />
      </Form>
    );
  },
);
