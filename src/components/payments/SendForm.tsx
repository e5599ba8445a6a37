import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { parseAmount } from '../../domain/amount';
import type { Balances, CurrencyId } from '../../domain/currency';
import type { SendOrder, SubmitRefusal } from '../../domain/ledger';
import { Banner } from '../feedback/Banner';
import { AmountField } from '../inputs/AmountField';
import { clearErrorOf } from '../inputs/clearErrorOf';
import { ignoreHeldEnter } from '../inputs/ignoreHeldEnter';
import { CURRENCY_OPTIONS } from '../inputs/currencyOptions';
import { SelectField } from '../inputs/SelectField';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField } from '../inputs/TextField';
import { ruleFor } from '../inputs/textRules';
import { useIsMounted } from '../../hooks/useIsMounted';
import { refusalOf } from '../money/refusalOf';
import { refusalText, refusedField } from '../money/refusalText';

interface SendFields {
  recipient: string;
  amount: string;
  currency: CurrencyId;
  description: string;
}

export interface SendFormProps {
  /** What can be spent of each currency. */
  available: Balances;
  /** Does not tell what is available. */
  hidden?: boolean;
  /** The currency that is chosen at first. */
  defaultCurrency?: CurrencyId;
  /**
   * Sends the money; resolves with null when it is sent, or with the reason why it is not. A
   * rejection counts as a failed call.
   */
  onSend: (order: Omit<SendOrder, 'kind'>) => Promise<SubmitRefusal | null>;
  /** Told of a refusal when the form is gone that could have said it. */
  onRefusedUnseen?: (refusal: SubmitRefusal) => void;
  /** The money is sent, or the user thought better of it. */
  onClose: () => void;
}

/** Asks for whom, how much and what for. A refusal is said at its field, and nothing typed is lost. */
export function SendForm({
  available,
  hidden = false,
  defaultCurrency = 'usd',
  onSend,
  onRefusedUnseen,
  onClose,
}: SendFormProps) {
  const form = useForm<SendFields>({
    defaultValues: { recipient: '', amount: '', currency: defaultCurrency, description: '' },
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, control, reset, setError } = form;
  const { errors, isSubmitting } = form.formState;
  const currency = useWatch({ control, name: 'currency' });
  // What follows from the text is watched, and not the text: a letter renders nothing.
  const isFilled = useWatch({
    control,
    compute: ({ recipient, amount }) => recipient.trim() !== '' && amount.trim() !== '',
  });
  // A second press can come before the first has been rendered, so a ref and not a state.
  const underWay = useRef(false);
  const mounted = useIsMounted();

  const refuse = (refusal: SubmitRefusal) => {
    const field = refusedField(refusal);
    const name = field === 'form' ? 'root' : field;
    setError(name, { message: refusalText(refusal) }, { shouldFocus: field !== 'form' });
  };

  const submit = async (fields: SendFields) => {
    if (underWay.current) return;
    const parsed = parseAmount(fields.amount, fields.currency);
    if (!parsed.ok) {
      refuse(parsed.refusal);
      return;
    }
    underWay.current = true;
    const refusal = await refusalOf(() => onSend({ ...fields, amount: parsed.value }));
    underWay.current = false;
    // A form that was closed meanwhile must not close the one that was opened after it.
    if (!mounted.current) {
      if (refusal) onRefusedUnseen?.(refusal);
      return;
    }
    if (refusal) {
      refuse(refusal);
      return;
    }
    // An empty form cannot send the same payment again while the sheet around it closes.
    reset();
    onClose();
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      onKeyDown={ignoreHeldEnter}
      onSubmit={(event) => {
        void handleSubmit(submit)(event);
      }}
    >
      <TextField
        label="Recipient"
        hint="E-mail or wallet address"
        error={errors.recipient?.message}
        autoComplete="off"
        readOnly={isSubmitting}
        inputProps={{ autoCapitalize: 'none', spellCheck: false, dir: 'auto' }}
        {...register('recipient', {
          validate: ruleFor('recipient'),
          onChange: clearErrorOf(form, 'recipient'),
        })}
      />
      <AmountField
        label="Amount"
        currency={currency}
        {...(hidden ? {} : { available: available[currency] })}
        error={errors.amount?.message}
        readOnly={isSubmitting}
        {...register('amount', { onChange: clearErrorOf(form, 'amount') })}
      />
      <SelectField
        label="Currency"
        options={CURRENCY_OPTIONS}
        readOnly={isSubmitting}
        {...register('currency', { onChange: clearErrorOf(form, 'amount') })}
      />
      <TextField
        label="Description (optional)"
        error={errors.description?.message}
        autoComplete="off"
        readOnly={isSubmitting}
        inputProps={{ dir: 'auto' }}
        {...register('description', {
          validate: ruleFor('description'),
          onChange: clearErrorOf(form, 'description'),
        })}
      />
      {/* Beside the button that was pressed; the form's beginning may be out of sight by then. */}
      {errors.root?.message !== undefined && <Banner tone="error">{errors.root.message}</Banner>}
      <SubmitButton pending={isSubmitting} disabled={!isFilled}>
        Send
      </SubmitButton>
      <Button onClick={onClose}>Cancel</Button>
    </Stack>
  );
}
