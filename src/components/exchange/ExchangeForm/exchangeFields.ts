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

/** The initial values of the fields, as the user would choose or type them. */
export interface ExchangeDefaults {
  readonly from?: CurrencyId;
  readonly to?: CurrencyId;
  readonly amount?: string;
}

/** Returns the initial values of the fields: by default the first two currencies and no amount. */
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

/** Returns the typed amount: 0 if the field is empty, null if the text is invalid. */
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
 * Returns react-hook-form's object for the form's values. `useForm` renders its component twice on mount, so the fields
 * are registered in a separate component, which renders once.
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
