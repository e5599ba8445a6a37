import Button from '@mui/material/Button';
import { use } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { parseAmount } from '../../domain/amount';
import type { CallOptions } from '../../domain/call';
import type { Balances, CurrencyId, CurrencyInfo } from '../../domain/currency';
import { currencyOf } from '../../domain/currency';
import type { SendOrder, SubmitRefusal } from '../../domain/ledger';
import { ZERO } from '../../domain/money';
import { AmountField } from '../inputs/AmountField';
import { clearErrorOf } from '../inputs/clearErrorOf';
import { currencyOptions } from '../inputs/currencyOptions';
import { Form } from '../inputs/Form';
import { SelectField } from '../inputs/SelectField';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField } from '../inputs/TextField';
import { ruleFor } from '../inputs/textRules';
import type { Refusal } from '../money/Refusal.messages';
import { useSayRefusal } from '../money/refusalText';
import { useSubmitOrder } from '../money/useSubmitOrder';
import { FlorinContext } from '../provider/florinContext';
import type { OtherTexts } from '../provider/say';
import { useCurrencies } from '../provider/useCurrency';
import { useMessages } from '../provider/useMessages';
import { SendForm as english } from './SendForm.messages';

interface SendFields {
  recipient: string;
  amount: string;
  currency: CurrencyId;
  description: string;
}

/** The first texts of the fields, each as it would be typed. */
export interface SendDefaults {
  readonly recipient?: string;
  readonly amount?: string;
  readonly description?: string;
}

export interface SendFormProps {
  /** The spendable balance of each currency. */
  available: Balances;
  /** Does not tell what is available. */
  hidden?: boolean;
  /** The currencies to choose from; those of the provider without them. */
  currencies?: readonly CurrencyInfo[];
  /** The currency that is chosen at first; the first of all without it. */
  defaultCurrency?: CurrencyId | undefined;
  /** The first texts of the fields, such as those of an earlier payment. Only the user sends them. */
  defaults?: SendDefaults | undefined;
  /**
   * Sends the money; resolves with null when it is sent, or with the reason why it is not. A
   * rejection counts as a failed call.
   */
  onSend: (order: Omit<SendOrder, 'kind'>, call: CallOptions) => Promise<SubmitRefusal | null>;
  /** Told of a refusal when the form is gone that could have said it. */
  onRefusedUnseen?: (refusal: SubmitRefusal) => void;
  /** The money is sent, or the user thought better of it. */
  onClose: () => void;
  /** Other words for its texts, those of refusals among them. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

/** Asks for whom, how much and what for. A refusal is said at its field, and nothing typed is lost. */
export function SendForm({
  available,
  hidden = false,
  currencies,
  defaultCurrency,
  defaults,
  onSend,
  onRefusedUnseen,
  onClose,
  messages,
}: SendFormProps) {
  const say = useMessages('SendForm', english, messages);
  const sayRefusal = useSayRefusal(messages);
  const { locale } = use(FlorinContext);
  const offered = useCurrencies(currencies);
  const first = defaultCurrency ?? offered[0].id;
  const empty = { recipient: '', amount: '', currency: first, description: '' };
  const form = useForm<SendFields>({
    defaultValues: { ...empty, ...defaults },
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, control, reset } = form;
  const { errors, isSubmitting } = form.formState;
  const currency = useWatch({ control, name: 'currency' });
  // The form watches the consequence of the text, and not the text: a letter renders nothing.
  const isFilled = useWatch({
    control,
    compute: ({ recipient, amount }) => recipient.trim() !== '' && amount.trim() !== '',
  });
  const { refuse, submit } = useSubmitOrder(form, sayRefusal, onRefusedUnseen);

  const send = async (fields: SendFields) => {
    const parsed = parseAmount(fields.amount, currencyOf(offered, fields.currency), { locale });
    if (!parsed.ok) {
      refuse(parsed.refusal);
      return;
    }
    if (!(await submit({ ...fields, amount: parsed.value }, onSend))) return;
    // An empty form cannot send the same payment again while the sheet around it closes.
    reset(empty);
    onClose();
  };

  return (
    <Form
      spacing={3}
      error={errors.root?.message}
      onSubmit={handleSubmit(send)}
      actions={
        <>
          <SubmitButton pending={isSubmitting} disabled={!isFilled}>
            {say('send')}
          </SubmitButton>
          <Button onClick={onClose}>{say('cancel')}</Button>
        </>
      }
    >
      <TextField
        label={say('recipient')}
        hint={say('recipientHint')}
        error={errors.recipient?.message}
        autoComplete="off"
        readOnly={isSubmitting}
        inputProps={{ autoCapitalize: 'none', spellCheck: false, dir: 'auto' }}
        {...register('recipient', {
          validate: ruleFor('recipient', sayRefusal),
          onChange: clearErrorOf(form, 'recipient'),
        })}
      />
      <AmountField
        label={say('amount')}
        currency={currencyOf(offered, currency)}
        {...(hidden ? {} : { available: available[currency] ?? ZERO })}
        error={errors.amount?.message}
        readOnly={isSubmitting}
        {...register('amount', { onChange: clearErrorOf(form, 'amount') })}
      />
      <SelectField
        label={say('currency')}
        options={currencyOptions(offered)}
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
    </Form>
  );
}
