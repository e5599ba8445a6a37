import { use } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { parseAmount } from '../../../domain/money/amount';
import type { CurrencyId, CurrencyInfo } from '../../../domain/currency/currency';
import type { Decimal } from '../../../domain/money/money';
import { ZERO } from '../../../domain/money/money';
import { FlorinContext } from '../../provider/florinContext';

/** The values of the exchange's fields. */
export interface ExchangeFields {
  from: CurrencyId;
  to: CurrencyId;
  amount: string;
}

/** The first values of the fields, each as it would be chosen or typed. */
export interface ExchangeDefaults {
  readonly from?: CurrencyId;
  readonly to?: CurrencyId;
  readonly amount?: string;
}

/** The fields as the form opens: without other defaults the first two currencies, and no amount. */
export function initialFields(
  currencies: readonly [CurrencyInfo, ...CurrencyInfo[]],
  defaultFrom: CurrencyId | undefined,
  defaults: ExchangeDefaults = {},
): ExchangeFields {
  const chosen = defaults.from ?? defaultFrom;
  const from = currencies.find(({ id }) => id === chosen) ?? currencies[0];
  const others = currencies.filter(({ id }) => id !== from.id);
  const to = others.find(({ id }) => id === defaults.to) ?? others[0] ?? from;
  return { from: from.id, to: to.id, amount: defaults.amount ?? '' };
}

/** The amount in the field: 0 while the field is empty, and null while its text is refused. */
export function useGiven(control: Control<ExchangeFields>, from: CurrencyInfo): Decimal | null {
  const { locale } = use(FlorinContext);
  return useWatch({
    control,
    compute: ({ amount }) => {
      if (amount.trim() === '') return ZERO;
      const parsed = parseAmount(amount, from, { locale });
      return parsed.ok ? parsed.value : null;
    },
  });
}

/**
 * The exchange's fields, registered nowhere yet. It renders its component once more as it begins, so
 * the fields stand in a component of their own.
 */
export function useExchangeFields(
  currencies: readonly [CurrencyInfo, ...CurrencyInfo[]],
  defaultFrom: CurrencyId | undefined,
  defaults: ExchangeDefaults | undefined,
): UseFormReturn<ExchangeFields> {
  return useForm<ExchangeFields>({
    defaultValues: initialFields(currencies, defaultFrom, defaults),
    reValidateMode: 'onSubmit',
  });
}
