import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import { SelectField } from '../../inputs/SelectField';
import { useCurrencyOptions } from '../../inputs/internals/useCurrencyOptions';
import type { ExchangeFields } from './exchangeFields';

interface SideFieldProps {
  name: 'from' | 'to';
  label: string;
  currencies: readonly CurrencyInfo[];
  onEdited: () => void;
}

/**
 * A field for the source or the target currency. If the user selects the currency of the other field, the two
 * currencies are swapped, and the amount is cleared.
 */
export function SideField({ name, label, currencies, onEdited }: SideFieldProps) {
  const { control, register, setValue } = useFormContext<ExchangeFields>();
  const { errors, isSubmitting, defaultValues } = useFormState({ control });
  const other = name === 'from' ? 'to' : 'from';
  const [here, there] = useWatch({ control, name: [name, other] });
  return (
    <SelectField
      label={label}
      options={useCurrencyOptions(currencies)}
      defaultValue={defaultValues?.[name]}
      error={errors[name]?.message}
      readOnly={isSubmitting}
      {...register(name, {
        onChange: ({ target }: { target: HTMLSelectElement }) => {
          if (target.value === there) {
            setValue(other, here);
            setValue('amount', '');
          }
          onEdited();
        },
      })}
    />
  );
}
