import { useFormContext, useFormState } from 'react-hook-form';
import type { CurrencyInfo } from '../../../../domain/currency/currency';
import { PAYMENT_TEXTS } from '../../../../domain/history/transaction';
import { clearErrorOf } from '../../../inputs/internals/clearErrorOf';
import { SelectField } from '../../../inputs/SelectField';
import { TextField } from '../../../inputs/TextField';
import { ruleFor } from '../../../inputs/internals/textRules';
import { useCurrencyOptions } from '../../../inputs/internals/useCurrencyOptions';
import type { SayRefusal } from '../../../money/refusalText';
import type { Say } from '../../../provider/internals/say';
import type { SendFields } from '../internals/sendFields';
import type { English } from '../../../english';

export interface SendTextsProps {
  offered: readonly CurrencyInfo[];
  sayRefusal: SayRefusal;
  say: Say<English['SendForm']>;
}

/** The currency field, and the fields for optional texts, such as the description. */
export function SendTexts({ offered, sayRefusal, say }: SendTextsProps) {
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
