import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Balances, CurrencyId } from '../../../../domain/currency/currency';
import type { UnknownBalances } from '../../../../domain/ledger/wallet';
import { ZERO, type Decimal } from '../../../../domain/money/money';
import { clearErrorOf } from '../../../inputs/internals/clearErrorOf';
import { AmountWithUnit } from '../../../money/AmountWithUnit/AmountWithUnit';
import type { AmountUnit } from '../../../money/useAmountUnit';
import type { Say } from '../../../provider/internals/say';
import type { SendFields } from '../internals/sendFields';
import type { English } from '../../../english';

export interface SendAmountProps {
  unit: AmountUnit;
  available: Balances;
  unknownBalances: UnknownBalances | undefined;
  hidden: boolean;
  maxOf: ((currency: CurrencyId, available: Decimal) => Decimal) | undefined;
  say: Say<English['SendForm']>;
}

/** The amount of a send form, with the spendable balance of the selected currency. */
export function SendAmount(props: SendAmountProps) {
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
